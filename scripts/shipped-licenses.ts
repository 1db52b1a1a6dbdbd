import fs from 'node:fs';
import path from 'node:path';
import type { LicenseGroup } from 'virtual:shipped-licenses';
import type { Plugin } from 'vite';

/** What the lock file says of an installed package, as far as it is needed here. */
interface Locked {
  version?: string;
  license?: string;
  dev?: boolean;
}

const LICENSE_FILE = /^(licen[cs]e|copying|unlicense)([.-].*)?$/i;
/** A line that names a holder beyond doubt; any other stays where it is, in the text. */
const COPYRIGHT = /^\W*copyright (?:\(c\)|©|\d{4}).*|^\W*(?:\(c\)|©) \d{4}.*/i;
const TITLE = /^ ?(?:the )?mit license (?:mit )?/;

/**
 * The licences of everything the lock file has for running, as installed: packages for development are left out, and those
 * for other platforms are not there.
 * @param root the project's folder
 */
export function collectLicenses(root: string): LicenseGroup[] {
  const lock = JSON.parse(fs.readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, Locked>;
  };
  const groups = new Map<string, LicenseGroup>();
  const seen = new Set<string>();
  for (const [folder, locked] of Object.entries(lock.packages)) {
    const where = path.join(root, folder);
    const name = folder.split('node_modules/').at(-1) ?? '';
    const id = `${name}@${locked.version}`;
    if (!folder || locked.dev || seen.has(id) || !fs.existsSync(where)) continue;
    seen.add(id);
    const text = readLicense(where);
    const lines = text?.split('\n').map((line) => line.trim()) ?? [];
    const copyright = lines.filter((line) => COPYRIGHT.test(line));
    const others = lines.filter((line) => !COPYRIGHT.test(line));
    const key = others.join(' ').toLowerCase().replaceAll(/\W+/g, ' ').trim().replace(TITLE, '');
    const shown = text === null ? null : others.join('\n').trim();
    const group = groups.get(key) ?? { text: shown, packages: [] };
    groups.set(key, group);
    const license = locked.license ?? licenseOf(where) ?? 'not named';
    group.packages.push({ name, version: locked.version ?? '', license, copyright });
  }
  return [...groups.values()].sort((a, b) => b.packages.length - a.packages.length);
}

function readLicense(folder: string): string | null {
  const files = fs.readdirSync(folder, { withFileTypes: true });
  const texts = files
    .filter((file) => file.isFile() && LICENSE_FILE.test(file.name))
    .map(({ name }) => fs.readFileSync(path.join(folder, name), 'utf8').replaceAll('\r\n', '\n').trim());
  return texts.length === 0 ? null : [...new Set(texts)].join('\n\n');
}

function licenseOf(folder: string): string | undefined {
  const { license } = JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
    license?: unknown;
  };
  return typeof license === 'string' ? license : undefined;
}

const MODULE = 'virtual:shipped-licenses';

/** Makes them a module of the server's build, so that a page shows what was installed when it was built. */
export const shippedLicenses = (): Plugin => ({
  name: 'shipped-licenses',
  resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
  load: (id) =>
    id === `\0${MODULE}` ? `export default ${JSON.stringify(collectLicenses(process.cwd()))}` : undefined,
});
