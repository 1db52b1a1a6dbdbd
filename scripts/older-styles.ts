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

/** Splits at a sign outside of brackets. */
function splitOutside(text: string, sign: ' ' | ','): string[] {
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

/**
 * Writes styles so that the oldest browsers of the stated minimum (docs/decisions/072) read them: the two sides of a line's
 * shorthand one by one (Safari 14.1), a window's height also without its bars (Chrome 108), `:is()` as a list (Chrome 88).
 * The lists weigh what they weigh alone where both parts do, as ours do.
 */
export const olderStyles = {
  postcssPlugin: 'older-styles',
  Rule(rule: Rule) {
    if (!rule.selector.includes(':is(')) return;
    rule.selector = splitOutside(rule.selector, ',').flatMap(withoutIs).join(', ');
  },
  Declaration(declaration: Declaration & { parent?: { nodes: object[] } }) {
    const { prop, value, parent } = declaration;
    const [, box, line] = /^(padding|margin)-(block|inline)$/.exec(prop) ?? [];
    if (box && line) {
      const [first = '', second = first] = splitOutside(value, ' ');
      const [start, end] = SIDES[line]!;
      declaration.cloneBefore({ prop: `${box}-${start}`, value: first });
      declaration.cloneBefore({ prop: `${box}-${end}`, value: second });
      declaration.remove();
    } else if (/\ddvh\b/.test(value)) {
      const older = value.replace(/(\d)dvh\b/g, '$1vh');
      const isThere = parent?.nodes.some(
        (other: Partial<Declaration>) => other.prop === prop && other.value === older,
      );
      if (!isThere) declaration.cloneBefore({ value: older });
    }
  },
};
