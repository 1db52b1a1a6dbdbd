import { describe, expect, it } from 'vitest';
import {
  databaseErrorCode,
  DatabaseUnavailableError,
  isBusy,
  isUnavailable,
  isUniqueViolation,
} from './errors';

const coded = (code: string, message = 'no') => Object.assign(new Error(message), { code });
const wrapped = (cause: Error) => new Error('Failed query: insert into mood_entries', { cause });

describe('errors of the database', () => {
  it.each(['SQLITE_BUSY', 'SQLITE_BUSY_SNAPSHOT', 'SQLITE_LOCKED'])('%s is a lock', (code) => {
    expect(isBusy(coded(code))).toBe(true);
    expect(isBusy(wrapped(coded(code)))).toBe(true);
    expect(isUnavailable(wrapped(coded(code)))).toBe(true);
  });

  it.each([
    coded('SQLITE_FULL'),
    coded('SQLITE_IOERR_WRITE'),
    coded('SQLITE_READONLY'),
    coded('HRANA_WEBSOCKET_ERROR'),
    coded('SERVER_ERROR'),
    coded('ECONNREFUSED'),
    coded('ENOTFOUND'),
    coded('UND_ERR_CONNECT_TIMEOUT'),
    new TypeError('fetch failed'),
    new DatabaseUnavailableError('The database is locked'),
  ])('%s means that it is out of reach', (error) => {
    expect(isUnavailable(error)).toBe(true);
    expect(isUnavailable(wrapped(error))).toBe(true);
    expect(isBusy(error)).toBe(false);
  });

  it.each([
    coded('SQLITE_CONSTRAINT', 'CHECK constraint failed: mood_entries_notes'),
    coded('SQLITE_ERROR', 'no such table: mood'),
    new TypeError('x is not a function'),
    'a string',
    undefined,
  ])('%s is a mistake and no outage', (error) => {
    expect(isUnavailable(error)).toBe(false);
    expect(isUniqueViolation(error)).toBe(false);
  });

  it('a repetition is known through whatever wraps it', () => {
    const repeated = coded('SQLITE_CONSTRAINT', 'UNIQUE constraint failed: users.email');
    expect(isUniqueViolation(wrapped(wrapped(repeated)))).toBe(true);
    expect(databaseErrorCode(wrapped(repeated))).toBe('SQLITE_CONSTRAINT');
  });
});
