import type { ReactElement } from 'react';

type Render = (inside: ReactElement) => string;

let render: Render | undefined;
const kept = new Map<string, { __html: string }>();

/** Says how what is kept is rendered; the server does so at its start, a browser never. Undefined: nothing is kept. */
export function keepInsidesBy(given: Render | undefined): void {
  render = given;
  kept.clear();
}

/**
 * The inside of an element that is the same for everybody with the same key: what stands around each page. On the server it is
 * rendered once and is text from then on; in a browser it is elements, which take over what stands there.
 * @param key all that the inside depends on; of few values, for each is kept
 */
export function keptInside(key: string, inside: ReactElement) {
  if (!render) return { children: inside };
  const known = kept.get(key) ?? { __html: render(inside) };
  kept.set(key, known);
  return { dangerouslySetInnerHTML: known };
}
