import { splitAtNumbers } from './phone-links';

/** Somebody of a person's own safety plan who can be called and texted. */
export interface Helper {
  name: string;
  /** For `tel:` and `sms:`. */
  number: string;
}

const NAME_MAX = 30;

/** The first of the plan's lines that hold a phone number, each with the name before it. */
export function helpersIn(lines: readonly string[]): Helper[] {
  return lines.flatMap((line) => {
    const stretches = splitAtNumbers(line);
    const number = stretches.find((stretch) => stretch.number !== undefined)?.number;
    const name = stretches
      .filter((stretch) => stretch.number === undefined)
      .map(({ text }) => text)
      .join(' ')
      .replace(/[\s,:;()–-]+$/u, '')
      .trim();
    return number ? [{ name: name.slice(0, NAME_MAX) || line.slice(0, NAME_MAX), number }] : [];
  });
}
