const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** XML 1.0 has no place for most control characters. */
const escaped = (text: string) =>
  text
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

/** A FHIR narrative of paragraphs. An empty one becomes a dash, for a narrative must not be empty. */
export function narrative(paragraphs: readonly string[]) {
  const shown = paragraphs.map((text) => text.trim()).filter(Boolean);
  const inner = (shown.length > 0 ? shown : ['–'])
    .map((text) => `<p>${escaped(text).replaceAll('\n', '<br/>')}</p>`)
    .join('');
  return { status: 'generated', div: `<div xmlns="http://www.w3.org/1999/xhtml">${inner}</div>` };
}
