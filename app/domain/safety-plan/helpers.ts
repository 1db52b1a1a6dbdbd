import { splitAtNumbers } from './phone-links';

/** Somebody of a person's own safety plan who can be called and texted. */
export interface Helper {
  name: string;
  /** For `tel:` and `sms:`. */
  number: string;
}

const NAME_MAX = 30;

/** Whom a line of the plan names: what stands before its phone number, or the whole line. */
export function nameIn(line: string): string {
  const name = splitAtNumbers(line)
    .filter(({ number }) => number === undefined)
    .map(({ text }) => text)
    .join(' ')
    .replace(/[\s,:;()–-]+$/u, '')
    .trim();
  return (name || line).slice(0, NAME_MAX);
}

/** The plan's lines that hold a phone number, each with its name. */
export function helpersIn(lines: readonly string[]): Helper[] {
  return lines.flatMap((line) => {
    const number = splitAtNumbers(line).find((stretch) => stretch.number !== undefined)?.number;
    return number ? [{ name: nameIn(line), number }] : [];
  });
}
