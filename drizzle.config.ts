import { defineConfig } from 'drizzle-kit';

/** Only `drizzle-kit generate` uses this: migrations are applied in code, where the encryption key is known. */
export default defineConfig({
  dialect: 'sqlite',
  schema: './db/schema.ts',
  out: './db/migrations',
  breakpoints: true,
});
