import { type AnyColumn, sql } from 'drizzle-orm';
import type { Executor } from './client';

/**
 * A query whose words are found once for a database and only filled in afterwards, for what nearly every page asks. In a
 * transaction it is made each time.
 */
export function prepared<Query>(build: (db: Executor) => Query): (db: Executor) => Query {
  const queries = new WeakMap<Executor, Query>();
  return (db) => {
    const query = queries.get(db) ?? build(db);
    queries.set(db, query);
    return query;
  };
}

/** What is filled in by name where a text or a number is meant. */
export const filled = (name: string) => sql.placeholder(name);

/** The same for a column that stores something else than it is given, such as a time. */
export const filledAs = (column: AnyColumn, name: string) => sql.param(sql.placeholder(name), column);
