import './load-env';
import { db } from '../app/db.server';

// Loading the database brings it up to date.
db.$client.close();
console.log('The database is up to date.');
