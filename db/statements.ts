import type { InStatement } from '@libsql/client';

const sqlOf = (statement: InStatement) => (typeof statement === 'string' ? statement : statement.sql);

export const isRead = (statement: InStatement) =>
  /^\s*(select|explain|with\b[^;]*\bselect\b(?!.*\b(insert|update|delete)\b))/is.test(sqlOf(statement));

export const isChange = (statement: InStatement) =>
  /^\s*(insert|update|delete|replace|with|create|alter|drop)\b/i.test(sqlOf(statement));
