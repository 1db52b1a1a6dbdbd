import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/** Everything that the figures depend on. */
const FOLDERS = [
  'training/lines',
  'training/talks',
  'training/meanings/situations',
  'training/learn',
  'app/domain/listener',
  'app/domain/safety',
];

/** SHA-256 over the corpus, what learns from it and what uses it, so that figures of other sources are not taken for theirs. */
export function sourcesOf(root: string): string {
  const hash = createHash('sha256');
  for (const folder of FOLDERS)
    for (const file of fs
      .readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .sort()) {
      const whole = path.join(root, folder, file);
      if (/\.test\.ts$|\/testing\//.test(whole) || !fs.statSync(whole).isFile()) continue;
      hash.update(`${folder}/${file}\0`).update(fs.readFileSync(whole)).update('\0');
    }
  return hash.digest('hex');
}
