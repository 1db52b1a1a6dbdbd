import fs from 'node:fs';

// The command-line tools read the same .env as `npm start`; what is set in the shell wins.
if (fs.existsSync('.env')) process.loadEnvFile('.env');
