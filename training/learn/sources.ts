import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/** Everything that the figures depend on: folders, and a file. */
const PLACES = [
  'training/lines',
  'training/talks',
  'training/meanings/situations',
  'training/meanings/further',
  'training/meanings/remarks',
  'training/meanings/calm',
  'training/meanings/with-signs.tsv',
  'training/learn',
  'app/domain/listener',
  'app/domain/safety',
];

/** SHA-256 over the corpus, what learns from it and what uses it, so that figures of other sources are not taken for theirs. */
export function sourcesOf(root: string): string {
  const hash = createHash('sha256');
  for (const place of PLACES)
    for (const file of filesIn(path.join(root, place))) {
      const whole = path.join(root, place, file);
      if (/\.test\.ts$|\/testing\//.test(whole) || !fs.statSync(whole).isFile()) continue;
      hash.update(path.join(place, file)).update('\0').update(fs.readFileSync(whole)).update('\0');
    }
  return hash.digest('hex');
}

/** The files of a folder, by their paths in it; a file by itself has none. */
const filesIn = (place: string): string[] =>
  fs.statSync(place).isFile() ? [''] : fs.readdirSync(place, { recursive: true, encoding: 'utf8' }).sort();
