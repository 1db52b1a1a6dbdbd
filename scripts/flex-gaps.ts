import { splitOutside } from './older-styles';

/** What is needed of PostCSS here; Vite brings it. */
export interface StyleNode {
  type: string;
  name?: string;
  params?: string;
  selector?: string;
  prop?: string;
  value?: string;
  nodes?: StyleNode[];
}
interface Rule {
  selectors: string[];
  /** The conditions around it, outermost first, as `@media (min-width: 56em)`. */
  around: string[];
  values: Map<string, string>;
}
type Side = 'top' | 'right' | 'bottom' | 'left';
/** How the parts of an element stand. */
interface Flow {
  display: string;
  direction: string;
  wraps: boolean;
  row: string;
  column: string;
}
/** Margins, each by what follows the selector of the element: which of its parts have them. */
type Margins = Map<string, [parts: string, side: Side, size: string]>;

const AT_FIRST: Flow = { display: '', direction: 'row', wraps: false, row: '0', column: '0' };
/** Outweighs every margin that a style sheet of ours gives, wherever the browser has put that sheet. */
const HEAVY = ':not(#_)';
/** An icon or a part of a line beside words that are no element of their own. Alone it stays in the middle. */
const BESIDE_WORDS = ['svg', 'span', 'small'].map((name) => ` > ${name}:only-child${HEAVY}`).join();
const isNothing = (size: string) => /^(?:0\w*|normal)$/.test(size);

/** All rules of a style sheet that hold on a screen. */
function rulesOf(node: StyleNode, around: string[] = []): Rule[] {
  return (node.nodes ?? []).flatMap((inner) => {
    if (inner.type === 'atrule') {
      const { name = '', params = '' } = inner;
      if (!/^(?:media|supports)$/.test(name) || /\bprint\b/.test(params)) return [];
      return rulesOf(inner, [...around, `@${name} ${params}`]);
    }
    if (inner.type !== 'rule') return [];
    const values = new Map(inner.nodes?.map(({ prop = '', value = '' }) => [prop, value]));
    return [{ selectors: splitOutside(inner.selector ?? '', ','), around, values }];
  });
}

/** How a rule changes the way in which parts stand. */
function changed(before: Flow, values: Rule['values']): Flow {
  const flow = { ...before };
  flow.display = values.get('display') ?? flow.display;
  const words = `${values.get('flex-flow') ?? ''} ${values.get('flex-direction') ?? ''} ${values.get('flex-wrap') ?? ''}`;
  flow.direction = /\b(?:row|column)(?:-reverse)?/.exec(words)?.[0] ?? flow.direction;
  const wrap = /\b(?:no)?wrap\b/.exec(words)?.[0];
  if (wrap) flow.wraps = wrap === 'wrap';
  const [row, column = row] = splitOutside(values.get('gap') ?? '', ' ');
  flow.row = values.get('row-gap') ?? row ?? flow.row;
  flow.column = values.get('column-gap') ?? column ?? flow.column;
  return flow;
}

/** The margins that do what the gaps of an element would do. */
function marginsOf({ display, direction, wraps, row, column }: Flow): Margins {
  const margins: Margins = new Map();
  if (!/flex$/.test(display)) return margins;
  const add = (parts: string, side: Side, size: string) => {
    if (!isNothing(size)) margins.set(`${parts} ${side}`, [parts, side, size]);
  };
  const [isColumn, isReverse] = [direction.startsWith('column'), direction.endsWith('reverse')];
  if (wraps && !isColumn) {
    // Not left of the later ones: one that begins a line would stand further in than the line before.
    add(` > ${HEAVY}`, 'bottom', row);
    add(` > :not(:last-child)${HEAVY}`, 'right', column);
  } else if (isColumn) add(` > * + ${HEAVY}`, isReverse ? 'bottom' : 'top', row);
  else add(` > * + ${HEAVY}`, isReverse ? 'right' : 'left', column);
  const size = isColumn ? row : column;
  for (const side of isNothing(size)
    ? []
    : isColumn
      ? (['top', 'bottom'] as const)
      : (['left', 'right'] as const)) {
    add(BESIDE_WORDS, side, `calc(${size} / 2)`);
  }
  return margins;
}

/** Oldest browsers throw away a whole list for one that they do not know. */
const isOld = (selector: string) => !/:has\(|::/.test(selector);

/** One side alone takes the room that is left, as what is pushed to the end of a row does. */
function pushed(values: Rule['values']): Map<Side, string> {
  const [top = '', right = top, bottom = top, left = right] = splitOutside(values.get('margin') ?? '', ' ');
  const all: [Side, string][] = [
    ['top', values.get('margin-top') ?? top],
    ['right', values.get('margin-right') ?? right],
    ['bottom', values.get('margin-bottom') ?? bottom],
    ['left', values.get('margin-left') ?? left],
  ];
  const given = all.filter(([, size]) => size !== '');
  return given.filter(([, size]) => size === 'auto').length > 1 ? new Map() : new Map(given);
}

/**
 * A style sheet of margins for browsers in which `gap` does nothing between the parts of a flex box (Safari before 14.1). It is
 * served apart (`/older.css`), and only to them.
 * @param sheets the parsed style sheets, that of every page first
 */
export function gapFallbacks(sheets: StyleNode[]): string {
  const flows = new Map<string, Flow>();
  const pushes = new Map<string, Set<Side>>();
  const rules = new Map<string, string[]>();
  const write = (around: string[], selector: string, margin: string) => {
    const place = [...around, selector].join('{');
    rules.set(place, [...(rules.get(place) ?? []), margin]);
  };
  /** What is not known by its whole selector may be by its last part, as a button in a row is a button. */
  const flowOf = (selector: string) =>
    flows.get(selector) ?? flows.get(selector.split(/[\s>+~]+/).at(-1) ?? '') ?? AT_FIRST;

  for (const { selectors, around, values } of sheets.flatMap((sheet) => rulesOf(sheet))) {
    for (const selector of selectors.filter(isOld)) {
      const before = flowOf(selector);
      const after = changed(before, values);
      const [old, now] = [marginsOf(before), marginsOf(after)];
      const isKnown = flows.has(selector);
      if (around.length === 0) flows.set(selector, after);
      const differs = [...new Set([...old.keys(), ...now.keys()])].filter(
        (key) => !isKnown || old.get(key)?.[2] !== now.get(key)?.[2],
      );
      const isAboutGaps = ['display', 'gap', 'row-gap', 'column-gap'].some((name) => values.has(name));
      const isAboutWay = ['flex-direction', 'flex-wrap', 'flex-flow'].some((name) => values.has(name));
      for (const key of isAboutGaps || isAboutWay ? differs : []) {
        const [parts, side, size] = now.get(key) ?? [...old.get(key)!.slice(0, 2), '0'];
        const whole = parts.split(',').map((part) => selector + part);
        write(around, whole.join(), `margin-${side}:${size}`);
      }
      for (const [side, size] of pushed(values)) {
        const sides = pushes.get(selector) ?? new Set<Side>();
        if (size === 'auto') pushes.set(selector, sides.add(side));
        if (!sides.has(side)) continue;
        write(around, selector + HEAVY + HEAVY, `margin-${side}:${size}`);
      }
    }
  }
  return [...rules]
    .map(([place, margins]) => `${place}{${margins.join(';')}${'}'.repeat(place.split('{').length)}`)
    .join('\n');
}
