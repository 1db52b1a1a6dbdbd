import type { LucideProps } from 'lucide-react';
import type { ReactElement } from 'react';

interface Drawing {
  node: readonly (readonly [tag: string, attributes: Readonly<Record<string, string | number>>])[];
}

const PEN = {
  width: 24,
  height: 24,
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

const markupOf = ({ node }: Drawing) =>
  node
    .map(([tag, { key: _, ...attributes }]) => {
      const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`);
      return `<${tag}${written.join('')}/>`;
    })
    .join('');

/**
 * Makes an icon of lucide's drawing in the build, instead of lucide's own way: one element with text in it costs React a
 * tenth of the six or so that the drawing has. Icons are pictures beside words, so they are hidden from what reads aloud.
 */
export function drawnIcon(drawing: Drawing) {
  const inside = { __html: markupOf(drawing) };
  const drawn = new Map<string | undefined, ReactElement>();
  return function DrawnIcon({ className }: Pick<LucideProps, 'className' | 'aria-hidden'>) {
    const icon = drawn.get(className) ?? (
      <svg {...PEN} className={className} aria-hidden="true" dangerouslySetInnerHTML={inside} />
    );
    drawn.set(className, icon);
    return icon;
  };
}
