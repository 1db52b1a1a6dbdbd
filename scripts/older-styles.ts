/** What is needed of PostCSS here; Vite brings it. */
interface Rule {
  selector: string;
}
interface Declaration {
  prop: string;
  value: string;
  cloneBefore(changes: { prop?: string; value?: string }): void;
  remove(): void;
}

const SIDES: Readonly<Record<string, [string, string]>> = {
  block: ['top', 'bottom'],
  inline: ['left', 'right'],
};
const BOX_SIDES = ['top', 'right', 'bottom', 'left'];

/** Splits at a sign outside of brackets. */
export function splitOutside(text: string, sign: ' ' | ','): string[] {
  const parts = [''];
  let depth = 0;
  for (const letter of text) {
    if (letter === '(') depth += 1;
    if (letter === ')') depth -= 1;
    if (letter === sign && depth === 0) parts.push('');
    else parts[parts.length - 1] += letter;
  }
  return parts.map((part) => part.trim()).filter(Boolean);
}

/** `a:is(b, c) d` as `ab d` and `ac d`; `:is()` may come more than once, not within another. */
export function withoutIs(selector: string): string[] {
  const start = selector.indexOf(':is(');
  if (start < 0) return [selector];
  let end = start + 4;
  for (let depth = 1; depth > 0; end += 1) {
    if (selector[end] === '(') depth += 1;
    if (selector[end] === ')') depth -= 1;
  }
  const [before, after] = [selector.slice(0, start), selector.slice(end)];
  return splitOutside(selector.slice(start + 4, end - 1), ',').flatMap((inner) => {
    // A name cannot follow another without a sign between them.
    if (/[\w-]$/.test(before) && /^\w/.test(inner)) throw new Error(`cannot write ${selector} without :is()`);
    return withoutIs(before + inner + after);
  });
}

/** `:not(a, b)` as `:not(a):not(b)`. */
export const withoutNotLists = (selector: string): string =>
  selector.replace(/:not\(((?:[^()]|\([^()]*\))*)\)/g, (whole, inner: string) => {
    const parts = splitOutside(inner, ',');
    return parts.length > 1 ? parts.map((part) => `:not(${part})`).join('') : whole;
  });

/** A declaration that the oldest browsers do not read, as those that they do; none where they read it. */
export function olderDeclarations(prop: string, value: string): { prop: string; value: string }[] {
  const [, box = '', line = ''] = /^(padding|margin|border|inset)-(block|inline)$/.exec(prop) ?? [];
  if (line) {
    // A line around two sides is one; of the others each side may have its own.
    const [first = '', second = first] = box === 'border' ? [value] : splitOutside(value, ' ');
    const [start, end] = SIDES[line]!;
    const name = (side: string) => (box === 'inset' ? side : `${box}-${side}`);
    return [
      { prop: name(start), value: first },
      { prop: name(end), value: second },
    ];
  }
  if (prop === 'inset') {
    const [top = '', right = top, bottom = top, left = right] = splitOutside(value, ' ');
    const values = [top, right, bottom, left];
    return BOX_SIDES.map((side, index) => ({ prop: side, value: values[index]! }));
  }
  if (prop === 'translate') {
    return [{ prop: 'transform', value: `translate(${splitOutside(value, ' ').join(', ')})` }];
  }
  return [];
}

/**
 * Writes styles so that the oldest browsers of the stated minimum (docs/decisions/072) read them: sides one by one where one word
 * stands for two or four (Safari 14.1), a place that is moved by `transform` (Safari 14.1, Chrome 104), a window's height also
 * without its bars (Chrome 108), `:is()` as a list and `:not()` without one (Chrome 88). The lists weigh what they weigh alone
 * where both parts do, as ours do.
 */
export const olderStyles = {
  postcssPlugin: 'older-styles',
  Rule(rule: Rule) {
    if (/:not\([^)]*,/.test(rule.selector)) {
      const selector = withoutNotLists(rule.selector);
      if (selector !== rule.selector) rule.selector = selector;
    }
    if (!rule.selector.includes(':is(')) return;
    rule.selector = splitOutside(rule.selector, ',').flatMap(withoutIs).join(', ');
  },
  Declaration(declaration: Declaration & { parent?: { nodes: object[] } }) {
    const { prop, value, parent } = declaration;
    const older = olderDeclarations(prop, value);
    const others = (parent?.nodes ?? []) as Partial<Declaration>[];
    if (prop === 'translate' && others.some((other) => other.prop === 'transform')) {
      throw new Error('cannot write a translate beside a transform');
    }
    if (older.length > 0) {
      for (const one of older) declaration.cloneBefore(one);
      declaration.remove();
    } else if (/\ddvh\b/.test(value)) {
      const withBars = value.replace(/(\d)dvh\b/g, '$1vh');
      const isThere = others.some((other) => other.prop === prop && other.value === withBars);
      if (!isThere) declaration.cloneBefore({ value: withBars });
    }
  },
};
