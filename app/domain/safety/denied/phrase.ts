import { LISTS } from './lists';

/** What one sentence of a reply may not say. `unless` is looked for in the sentence up to where the phrase ends. */
export interface Phrase {
  says: RegExp;
  unless?: RegExp;
}

export interface Denial {
  id: string;
  /** Tried on the whole reply in plain characters. */
  patterns?: readonly RegExp[];
  /** Tried on each sentence, as `sentencesOf` writes it. */
  phrases?: readonly Phrase[];
}

const NEGATION =
  '(?:not|never|no|cannot|without|nobody|nothing|neither|nor|nunca|jamas|ni|sin|tampoco|nadie|nada)';
/** One more word or none, not a negation. */
const ANY = `(?:(?!${NEGATION} )\\w+ )?`;
const NEGATED = new RegExp(`(?<![\\w'])${NEGATION} (?:[^\\s,]+ ){0,2}$`);

/** What comes is for the person to say to somebody: "You could write: I am scared, stay with me." */
const WORDS_TO_SAY =
  /(?:^|you (?:\w+ ){1,4}|puedes )(?:say|write|send|text|tell \w+|decir|escribir|enviar|escribe\w*|di|manda\w*) [,"] |(?:thoughts?|words?|sentence|voice|says?|said|saying|wrote|dice\w*|dijo) [,"] /;

/** What comes is what the person, or a voice in them, said: "I hear that you see no way out." */
const TOLD_BACK =
  /(?:^|, |\b)(?:i hear|i read|part of you says|(?:you|they|he|she|people) (?:\w+ )?(?:say|says|said|ask(?:ed)? (?:if|whether)|told (?:me|you)|tells? you|write|wrote|mentioned|feel|felt|see|fear|worry|wonder|thought)|(?:me )?(?:dices|dijiste|escribes|escribiste|sientes|temes)) (?:before )?(?:that |as if |like |how |que |como si )?(?:[^\s,]+ ){0,2}$/;

/**
 * Patterns of words. `{name}` is a list of words, here or in `LISTS`; `{any}` one word more or none, `~` up to three
 * words of the same clause and `~~` up to eight of the same sentence, none of them a negation.
 */
export function say(patterns: readonly string[], own: Record<string, string> = {}): Phrase[] {
  return patterns.map((pattern) => ({ says: compile(pattern, own) }));
}

/** The same, but for sentences that hold `unless`. */
export function sayUnless(
  unless: string,
  patterns: readonly string[],
  own: Record<string, string> = {},
): Phrase[] {
  const exception = new RegExp(compile(unless, own).source);
  return say(patterns, own).map((phrase) => ({ ...phrase, unless: exception }));
}

/** Whether a sentence says it, and does not deny it right before: "do not stop", "nobody can promise". */
export function isSaid({ says, unless }: Phrase, sentence: string): boolean {
  for (const found of sentence.matchAll(says)) {
    const before = sentence.slice(0, found.index);
    const isOthers = NEGATED.test(before) || WORDS_TO_SAY.test(before) || TOLD_BACK.test(before);
    if (!isOthers && !unless?.test(before + found[0])) return true;
  }
  return false;
}

function compile(pattern: string, own: Record<string, string>): RegExp {
  const source = filled(pattern, { ...LISTS, ...own, any: ANY })
    .replaceAll(' ~~ ', ` (?:(?!${NEGATION} )\\S+ ){0,8}`)
    .replaceAll(' ~ ', ` (?:(?!${NEGATION} )[^\\s,]+ ){0,3}`);
  if (source.includes('~')) throw new Error(`a gap stands between words: ${pattern}`);
  return new RegExp(`(?<![\\w'])(?:${source})(?![\\w'])`, 'g');
}

function filled(pattern: string, lists: Record<string, string>): string {
  return pattern.replace(/\{([a-z]+)\}/g, (_, name: string) => {
    const words = lists[name];
    if (words === undefined) throw new Error(`no list of words is called ${name}`);
    return `(?:${filled(words, lists)})`;
  });
}
