import { fileURLToPath } from 'node:url';

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The same two roots as tsconfig's `paths`, for Vite and vitest. */
export const aliases = [
  { find: /^~\//, replacement: folder('./app/') },
  { find: /^db\//, replacement: folder('./db/') },
];
