import { type Phrase, say, sayUnless } from './phrase';

interface English {
  do: string;
  doing: string;
  what: string;
}
interface Spanish {
  haz: string;
  hacer: string;
  que: string;
}

/**
 * Every way to encourage one kind of deed: ordered ("skip it"), allowed ("you could skip it", "it is fine to skip it"),
 * suggested ("try skipping it") or praised ("skipping it helps").
 */
export function encouraged({ do: base, doing, what }: English, unless?: string): Phrase[] {
  const own = { do: base, doing, what };
  const object = what && ' ~ {what}';
  const patterns = [
    '{start}(?:(?:try|go ahead|feel free|remember) (?:and |to ))?{do}' + object,
    '{may} {do}' + object,
    '{better} (?:just )?{do}' + object,
    '{suggest} {doing}' + object,
    `{doing}${object} ~~ {good}`,
  ];
  return unless === undefined ? say(patterns, own) : sayUnless(unless, patterns, own);
}

/** The same in Spanish: "deja", "puedes dejar", "dejar ayuda". */
export function animado({ haz, hacer, que }: Spanish, unless?: string): Phrase[] {
  const own = { haz: `(?:${haz}){clitic}?`, hacer: `(?:${hacer}){clitic}?`, que };
  const object = que && ' ~ {que}';
  const patterns = [
    '{start}{haz}' + object,
    '{puedes} (?:con )?{hacer}' + object,
    `{hacer}${object} ~~ {bien}`,
  ];
  return unless === undefined ? say(patterns, own) : sayUnless(unless, patterns, own);
}
