import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { DAY_MS } from './durations.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

const HERE = {
  assets: path.join(ROOT, 'build/client/assets'),
  /** Names the files of earlier builds, each with the time at which a newer build took its place. */
  list: path.join(ROOT, 'build/.kept-assets.json'),
  // Not in build/: the compiler empties that folder.
  aside: path.join(ROOT, '.build-before'),
};
const times = (/** @type {typeof HERE} */ { aside }) => path.join(aside, 'replaced.json');

/** @param {string} file @returns {Record<string, number>} */
const readTimes = (file) => (fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : {});

/** Before a build: puts aside the files that pages of earlier builds may still ask for. */
export function putAside(folders = HERE, now = Date.now()) {
  const { assets, aside, list } = folders;
  if (!fs.existsSync(assets)) return;
  const known = readTimes(list);
  const replaced = readTimes(times(folders));
  fs.mkdirSync(aside, { recursive: true });
  for (const name of fs.readdirSync(assets)) {
    const time = known[name] ?? now;
    if (now - time >= DAY_MS) continue;
    replaced[name] = time;
    fs.copyFileSync(path.join(assets, name), path.join(aside, name));
  }
  fs.writeFileSync(times(folders), JSON.stringify(replaced));
}

/** After a build: puts them beside the new ones. A day after they were replaced they are left out. */
export function putBack(folders = HERE) {
  const { assets, aside, list } = folders;
  /** @type {Record<string, number>} */
  const kept = {};
  fs.mkdirSync(assets, { recursive: true });
  for (const [name, time] of Object.entries(readTimes(times(folders)))) {
    const place = path.join(assets, name);
    if (fs.existsSync(place)) continue;
    fs.copyFileSync(path.join(aside, name), place);
    kept[name] = time;
  }
  fs.writeFileSync(list, JSON.stringify(kept));
  fs.rmSync(aside, { recursive: true, force: true });
}
