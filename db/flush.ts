import fs from 'node:fs';

/** Makes the names in a folder last over a loss of power. Windows keeps them by itself and opens no folders. */
export function flushFolder(folder: string): void {
  if (process.platform === 'win32') return;
  const handle = fs.openSync(folder, 'r');
  try {
    fs.fsyncSync(handle);
  } finally {
    fs.closeSync(handle);
  }
}
