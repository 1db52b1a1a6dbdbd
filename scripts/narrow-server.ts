import type { Plugin } from 'vite';

const WIDE = /[^\u0000-\u00ff]/;
const ESCAPED_BEFORE = /\\[^\u0000-\u00ff]/;

/**
 * A program with an escape for each character that takes more than one byte. The engine keeps the whole text of a program as
 * long as it runs, and one such character makes it keep two bytes for each of the others.
 * @throws Error when one of them stands behind a backslash already, or where escapes are not read
 */
export function narrowed(code: string): string {
  if (ESCAPED_BEFORE.test(code)) throw new Error('a wide character is behind a backslash');
  if (code.includes('String.raw') && WIDE.test(code)) throw new Error('String.raw does not read escapes');
  return code.replace(
    /[^\u0000-\u00ff]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** The server's files in one byte for each character; those of browsers are smaller as they are. */
export function narrowServer(): Plugin {
  return {
    name: 'narrow-server',
    apply: (_, { isSsrBuild }) => Boolean(isSsrBuild),
    // Last: what esbuild writes has the characters themselves.
    generateBundle: {
      order: 'post',
      handler: (_, files) => {
        for (const file of Object.values(files)) if (file.type === 'chunk') file.code = narrowed(file.code);
      },
    },
  };
}
