import type { Rollup } from 'vite';

/** React and Remix, which every page with a script needs and which change least. */
const FRAMEWORK =
  /node_modules\/(?:react|react-dom|scheduler|react-router|react-router-dom|@remix-run|turbo-stream|cookie|set-cookie-parser)\/|\/app\/shell\/go-on\.|vite\/preload-helper|commonjsHelpers/;
/** What forms with many fields need, and most pages do not. */
const FORMS = /node_modules\/@conform-to\//;
/** What works out dates and zones in the browser, on a few pages: what needs it stays with them. */
const TEMPORAL = /node_modules\/temporal-/;
/** Small parts of pages. What a few routes share comes with the first of them: one file costs less than twenty. */
const PARTS = /\/app\/(?:components|shell|domain)\/|node_modules\/lucide-react\//;
const ROUTES_MIN = 3;
/** Small parts that /trends or /settings share with one page more: a file of its own for each would make too many of them. */
const PARTS_OF_TWO =
  /\/components\/(?:home\/streak-rescue|outside-ai\/(?:outside-ai-question|worded-by)|shell\/unread|form\/owned-form)\.tsx/;

/** The entries (routes, root, the client's own) that import a module, by whatever way but `import()`. */
function entriesOf(id: string, getModuleInfo: Rollup.GetModuleInfo): Set<string> {
  const entries = new Set<string>();
  const seen = new Set([id]);
  for (const module of seen) {
    const info = getModuleInfo(module);
    if (info?.isEntry) entries.add(module);
    for (const importer of info?.importers ?? []) seen.add(importer);
  }
  return entries;
}

/** Whether a module needs Temporal, by whatever way but `import()`. */
function needsTemporal(id: string, getModuleInfo: Rollup.GetModuleInfo): boolean {
  const seen = new Set([id]);
  for (const module of seen) for (const next of getModuleInfo(module)?.importedIds ?? []) seen.add(next);
  return [...seen].some((module) => TEMPORAL.test(module));
}

const isRoot = (entry: string) => /\/app\/(?:root|entry\.client)\.tsx/.test(entry);

/** Names the file of the client's build in which a module is: the framework's, the one that is on every page, or its own. */
export const mergedChunks: Rollup.GetManualChunk = (id, { getModuleInfo }) => {
  if (FRAMEWORK.test(id)) return 'framework';
  if (TEMPORAL.test(id)) return 'temporal';
  const info = getModuleInfo(id);
  if (!info || info.isEntry) return undefined;
  const entries = [...entriesOf(id, getModuleInfo)];
  if (entries.some(isRoot)) return 'app';
  if (FORMS.test(id)) return 'forms';
  const isShared = PARTS.test(id) && entries.length >= (PARTS_OF_TWO.test(id) ? 2 : ROUTES_MIN);
  return isShared && !needsTemporal(id, getModuleInfo) ? 'app' : undefined;
};
