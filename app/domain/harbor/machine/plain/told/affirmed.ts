const NOT = / (?:not|never|no|nunca|ni|sin|tampoco|without|nobody|nadie|if|si|isnt) /;
const SAID_BY_ANOTHER =
  / (?:says?|said|told me|thinks|claims|dice|dicen|dijo|cree|piensa|segun)(?: \S+){0,4} $/;
/** So many words before it may deny it. */
const BEFORE = 4;

/** Whether plain words hold the pattern and neither deny it nor lay it in somebody else's mouth. */
export function isAffirmed(words: string, pattern: RegExp): boolean {
  const at = words.search(pattern);
  if (at < 0) return false;
  const clause =
    words
      .slice(0, at + 1)
      .split(/[.,?]/)
      .at(-1) ?? '';
  const before = ` ${clause.trim().split(' ').slice(-BEFORE).join(' ')} `;
  return !NOT.test(before) && !SAID_BY_ANOTHER.test(before);
}
