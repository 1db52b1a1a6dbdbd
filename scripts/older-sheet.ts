import fs from 'node:fs';
import path from 'node:path';
import { type Plugin, preprocessCSS, type ResolvedConfig } from 'vite';
import { gapFallbacks, type StyleNode } from './flex-gaps';
import { olderStyles } from './older-styles';

const MODULE = 'virtual:older-sheet';
const STYLES = 'app/styles';

/** The style sheets of the app, that of every page first. */
const sheetFiles = (root: string): string[] => {
  const screens = fs.readdirSync(path.join(root, STYLES, 'sheets')).sort();
  return ['index.css', ...screens.map((name) => `sheets/${name}`)].map((name) =>
    path.join(root, STYLES, name),
  );
};

/** What stands in `/older.css`: margins instead of the gaps that the app's style sheets ask for. */
export async function olderSheet(config: ResolvedConfig): Promise<string> {
  const sheets: StyleNode[] = [];
  const collect = { postcssPlugin: 'flex-gaps', OnceExit: (sheet: StyleNode) => void sheets.push(sheet) };
  const withGaps = {
    ...config,
    css: { ...config.css, postcss: { plugins: [olderStyles, collect] } },
  } as unknown as ResolvedConfig;
  for (const file of sheetFiles(config.root)) {
    await preprocessCSS(fs.readFileSync(file, 'utf8'), file, withGaps);
  }
  return gapFallbacks(sheets);
}

/** Makes it a module of the server's build. */
export function olderSheetModule(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'older-sheet',
    configResolved: (resolved) => void (config = resolved),
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    load: async (id) =>
      id === `\0${MODULE}` ? `export default ${JSON.stringify(await olderSheet(config))}` : undefined,
  };
}
