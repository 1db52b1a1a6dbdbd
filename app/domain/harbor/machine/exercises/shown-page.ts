import { STEPS } from '../../steps/all';
import { TONE_LEAD } from '../leads/tone-lead';
import { asksWhatIf } from '../plain/of-exercises/asks-what-if';
import { praises, tellsElse } from '../plain/of-exercises/beside-page';
import { saidOfPage, toldAfterKeep } from '../plain/of-exercises/said-of-page';
import { smallQuestion } from '../plain/of-harbor/small-questions';
import { typedWords } from '../plain/typed-words';
import { type Move, stay, suspending } from '../talk/move';
import type { Talk } from '../talk/state';
import type { Written } from '../talk/written';
import { toneOf } from '../telling/by-tone';

/** What is shown there waits to be kept or deleted. */
const SHOWN = /^(?:(?:WORDS|DECIDE|THOUGHT|LETTER)\.done|X\.left)$/;
/** What was shown was kept there. */
const KEPT = /^(?:(?:WORDS|DECIDE|THOUGHT|LETTER)\.kept|LETTER\.sleep|X\.leftKept)$/;

/** Whether a page of theirs is shown at a step, to be kept or deleted. */
export const isShown = (step: string | null): boolean => step !== null && SHOWN.test(step);

/** The step where a page of theirs is shown or was kept, as long as the talk has not gone on from it. */
export const pageAt = ({ memory: { step, suspended, exercise } }: Talk): string | null =>
  exercise === null
    ? null
    : ([step, suspended].find((each) => each !== null && (SHOWN.test(each) || KEPT.test(each))) ?? null);

/**
 * What is said of a page: it is deleted also after it was kept, it is shown again and asked about again, and nothing is
 * kept without a yes. Null: nothing is said of one.
 */
export function ofPage(talk: Talk, { text }: Written): Move | null {
  const at = pageAt(talk);
  if (at === null) return null;
  const by = 'person' as const;
  const done = at.startsWith('X.') ? 'X.left' : `${talk.memory.exercise}.done`;
  const { choices } = STEPS[done] ?? {};
  const said = saidOfPage(typedWords(text), text);
  switch (said) {
    case 'delete':
      return choices?.delete ? { talk, to: choices.delete, by } : null;
    case 'keep':
      return at === talk.memory.step && SHOWN.test(at) && choices?.keep
        ? { talk, to: choices.keep, by, ...leadFor(toldAfterKeep(text)) }
        : null;
    case 'show':
      // Whether it is saved is asked, and has an answer of its own.
      if (smallQuestion(typedWords(text), text) === 'saved') return null;
      return { talk, to: done, leads: ['record.here'], by };
    case 'change':
    case 'reword':
    case 'same':
      // Kept as it was, it is shown again, and can be gone through once more.
      return { talk, to: done, leads: [`record.${said}`], by };
    case 'notKept':
      return SHOWN.test(at) && choices?.delete
        ? { talk, to: choices.delete, by }
        : { talk, to: done, leads: ['record.notKept'], by };
    case null:
      return null;
  }
}

/** What is told behind the word that keeps a page is met by its tone. */
const leadFor = (told: string | null): Pick<Move, 'leads'> => {
  const tone = told === null ? null : toneOf(told);
  return tone === null ? {} : { leads: [`${TONE_LEAD}${tone}`] };
};

/** What is typed beside a page that is shown: what if the words fail has a line, other questions have no answer there, and the page still waits. */
export const besidePage = (talk: Talk, { words, isAsked }: { words: string; isAsked: boolean }): Move =>
  FOR_SOMEBODY.test(talk.memory.step ?? '') && asksWhatIf(words)
    ? stay(talk, 'record.if')
    : stay(talk, isAsked ? 'record.asked' : leadBeside(talk, words));

/** What is said beside a page and asks nothing: praise leaves it as it is, a story is none of it, anything else says that it is not right yet. */
function leadBeside({ memory: { step } }: Talk, words: string): string {
  if (praises(words)) return 'record.praised';
  if (tellsElse(words)) return 'record.told';
  return step === 'X.left' ? 'record.half' : 'record.notRight';
}
/** A no to what is shown is said of the lines: it leaves no exercise, and refuses none. */
export function noToPage(talk: Talk, words: string): Move | null {
  if (!isShown(talk.memory.step) || !SAYS_NO.test(words)) return null;
  return besidePage(talk, { words, isAsked: false });
}
const SAYS_NO =
  /^ (?:(?:eh|um|hm+|er|oh|well|ok|pues|ay|uy|bueno|la verdad|[.,]) )*(?:no|nah|nope|naw|nel|not (?:really|that|this|like that|quite)|nope?|para nada|asi no|eso no|esto no|ni loc[oa])(?: (?:no|nah|so|way|thanks|thank you|gracias|please|porfa|really|asi|eso|esto|like|that|this|it|one|lo|la|me|gusta|quiero|creo|[.,]))* $/;

const FOR_SOMEBODY = /^(?:WORDS|LETTER)\./;

/** An urge goes before any page: the page waits. */
export const withPageWaiting = (talk: Talk): { talk: Talk; leads: readonly string[] } => ({
  talk: suspending(talk),
  leads: isShown(talk.memory.step) ? ['record.waits'] : [],
});
