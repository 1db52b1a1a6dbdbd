/** Elements that begin a line of their own where there are no styles. */
const BLOCKS = new Set(
  `address article aside blockquote body br caption dd details dialog div dl dt fieldset figcaption figure footer form h1 h2 h3
  h4 h5 h6 header hr legend li main nav ol option p section select summary table tbody td textarea tfoot th thead tr
  ul`.split(/\s+/),
);
/** A face before its word needs no space. */
const WORD_ENDS = /[\p{L}\p{N}.)]$/u;
const WORD_BEGINS = /^[\p{L}\p{N}(]/u;

/** Where a browser without styles writes two words as one: the end of the first and the beginning of the second. */
export function runTogether(html: string): string[] {
  const body = html
    .replace(/^[\s\S]*?<body/, '<body')
    .replace(/<(script|style)\b[\s\S]*?<\/\1>/g, '')
    .replace(/<!--[\s\S]*?-->/g, '');
  return [...body.matchAll(/([^<>]+)((?:<[^>]+>)+)(?=([^<>]+))/g)].flatMap(
    ([, before = '', tags = '', after = '']) => {
      const names = [...tags.matchAll(/<\/?([\w-]+)/g)].map(([, name = '']) => name);
      if (names.some((name) => BLOCKS.has(name))) return [];
      return WORD_ENDS.test(before) && WORD_BEGINS.test(after)
        ? [`${before.slice(-25)}|${after.slice(0, 25)}`]
        : [];
    },
  );
}
