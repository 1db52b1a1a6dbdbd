import fs from 'node:fs';

// The command-line tools read the same .env as `npm start`; what is set in the shell wins.
if (fs.existsSync('.env')) process.loadEnvFile('.env');

// Plain errors are written for people; of anything else a developer needs the stack.
process.once('uncaughtException', (error) => {
  console.error(error.name === 'Error' ? error.message : error);
  process.exit(1);
});
