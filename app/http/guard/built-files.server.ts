import fs from 'node:fs';
import path from 'node:path';
import { constants, gzipSync } from 'node:zlib';
import { lookup } from 'mrmime';

/** A file of the build as it is sent: whole, as brotli where the build has compressed it, and as gzip once somebody asked. */
export interface BuiltFile {
  type: string;
  etag: string;
  whole: Buffer;
  brotli: Buffer | null;
  gzip(): Buffer | null;
}

const BROTLI = '.br';

/**
 * Every file of a folder by its name, held in memory: a build while this server runs empties the folder for a
 * minute, and a file that cannot be opened any more would end the process. About 2 MB. Empty where there is no folder.
 */
export function readBuiltFiles(folder: string): Map<string, BuiltFile> {
  if (!fs.existsSync(folder)) return new Map();
  const names = fs
    .readdirSync(folder, { withFileTypes: true })
    .flatMap((each) => (each.isFile() ? each.name : []));
  return new Map(
    names
      .filter((name) => !name.endsWith(BROTLI))
      .map((name) => [name, readBuiltFile(path.join(folder, name), names.includes(name + BROTLI))]),
  );
}

/** Reads one file of the build. */
export function readBuiltFile(file: string, isCompressed: boolean): BuiltFile {
  const whole = fs.readFileSync(file);
  const brotli = isCompressed ? fs.readFileSync(file + BROTLI) : null;
  let gzipped: Buffer | null = null;
  return {
    type: lookup(file) ?? 'application/octet-stream',
    // The name changes with the content.
    etag: `"${path.basename(file)}"`,
    whole,
    brotli,
    gzip: () =>
      brotli === null ? null : (gzipped ??= gzipSync(whole, { level: constants.Z_BEST_COMPRESSION })),
  };
}
