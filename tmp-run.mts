import fs from 'node:fs';
const BLOCK = /^\/?(?:div|p|li|ul|ol|h[1-6]|table|caption|thead|tbody|tfoot|tr|td|th|dl|dt|dd|section|article|header|footer|nav|main|aside|form|fieldset|legend|figure|figcaption|br|hr|option|select|details|summary|dialog|textarea|blockquote|address|body|html)\b/;
export function runTogether(html: string): string[] {
  const body = html.replace(/^[\s\S]*?<body/, '<body').replace(/<(script|style)\b[\s\S]*?<\/\1>/g, '').replace(/<!--[\s\S]*?-->/g, '');
  const found: string[] = [];
  for (const m of body.matchAll(/([^<>]*)((?:<[^>]+>)+)(?=([^<>]+))/g)) {
    const [, before = '', tags = '', after = ''] = m;
    const names = [...tags.matchAll(/<([^\s>]+)/g)].map(([, n]) => n!);
    if (names.some((n) => BLOCK.test(n))) continue;
    const end = before; 
    if (/[\p{L}\p{N}\p{Extended_Pictographic}.)]$/u.test(end) && /^[\p{L}\p{N}\p{Extended_Pictographic}(]/u.test(after)) found.push(`${end.slice(-25)}|${after.slice(0, 25)}   ${tags.slice(0,60)}`);
  }
  return found;
}
for (const f of fs.readdirSync('/tmp/m7pages').filter(f=>f.endsWith('html'))) {
  const r = runTogether(fs.readFileSync('/tmp/m7pages/'+f,'utf8'));
  console.log('==', f, r.length); console.log([...new Set(r)].slice(0,30).join('\n'));
}
