import { WORDS } from '~/domain/harbor/content/all-words';
import { ANSWER_WORDS } from '~/domain/harbor/content/answer-lines';
import { CARD_LINE } from '~/domain/harbor/content/card-line';
import { DENIALS } from '~/domain/harbor/content/denials';
import { LEADS_EN } from '~/domain/harbor/content/en/leads';
import { SITUATIONS_EN } from '~/domain/harbor/content/en/situations';
import { TRIED_EN } from '~/domain/harbor/content/en/tried';
import { LEADS_ES } from '~/domain/harbor/content/es/leads';
import { SITUATIONS_ES } from '~/domain/harbor/content/es/situations';
import { TRIED_ES } from '~/domain/harbor/content/es/tried';
import { EXERCISE_NAMES, STEP_IDEAS } from '~/domain/harbor/content/exercise-words';
import { FURTHER } from '~/domain/harbor/content/further';
import { TOPIC_ABOUT, TOPIC_NAMES } from '~/domain/harbor/content/guide-words';
import { SIGNS_IN_WORDS } from '~/domain/harbor/content/known-words';
import { MINOR_WORDS } from '~/domain/harbor/content/minors';
import { NOT_SAFE_SAID } from '~/domain/harbor/content/not-safe';
import { NOTICES } from '~/domain/harbor/content/notices';
import { BREAKS, LEGAL_NOTICES } from '~/domain/harbor/content/notices-by-law';
import { REMARK_LINES } from '~/domain/harbor/content/remark-lines';
import { TOLD_HELP, TONE_WORDS } from '~/domain/harbor/content/tone-lines';
import { WHO_KNOWS } from '~/domain/harbor/content/who-knows';
import type { Line, StepWords } from '~/domain/harbor/content/words';
import type { SafetyLanguage } from '~/domain/safety/types';

/** `say` and `ask` are Harbor's own lines; a `label` is a line that the person presses; `name` is any other word of a screen. */
export interface AnyLine {
  language: SafetyLanguage;
  kind: 'say' | 'ask' | 'label' | 'name' | 'notice';
  /** The name of the step, the lead, or the table it stands in. */
  id: string;
  text: string;
}

const LANGUAGES = ['en', 'es'] as const;
export const variantsOf = (line: Line | undefined): readonly string[] =>
  line === undefined ? [] : [line].flat().filter(Boolean);

const LEADS: Readonly<Record<SafetyLanguage, Readonly<Record<string, readonly string[]>>>> = {
  en: LEADS_EN,
  es: LEADS_ES,
};
const SITUATIONS = { en: SITUATIONS_EN, es: SITUATIONS_ES } as const;
const TRIED = { en: TRIED_EN, es: TRIED_ES } as const;
export const STEP_WORDS = (language: SafetyLanguage) =>
  Object.entries(WORDS[language]).flatMap(([id, words]): [string, StepWords][] =>
    words ? [[id, words]] : [],
  );

const linesOf = (language: SafetyLanguage): AnyLine[] => {
  const every = (kind: AnyLine['kind'], id: string, texts: readonly string[]) =>
    texts.map((text) => ({ language, kind, id, text }));
  return [
    ...STEP_WORDS(language).flatMap(([id, { say, ask, choices }]) => [
      ...every('say', id, variantsOf(say)),
      ...every('ask', id, variantsOf(ask)),
      ...every('label', id, Object.values(choices)),
    ]),
    ...Object.entries(MINOR_WORDS[language]).flatMap(([id, { say, ask }]) => [
      ...every('say', id, variantsOf(say)),
      ...every('ask', id, variantsOf(ask)),
    ]),
    ...Object.entries(LEADS[language]).flatMap(([id, texts]) => every('say', id, texts)),
    ...Object.entries(SITUATIONS[language]).flatMap(([id, text]) => every('say', id, [text])),
    ...Object.entries(FURTHER[language]).flatMap(([id, { told, helps }]) => [
      ...every('say', `told.${id}`, told),
      ...every('say', `helps.${id}`, helps),
    ]),
    ...Object.entries(TRIED[language]).flatMap(([id, texts]) => every('say', `tried.${id}`, texts)),
    ...Object.entries(REMARK_LINES[language]).flatMap(([id, texts]) => every('say', `remark.${id}`, texts)),
    ...Object.entries(TONE_WORDS[language]).flatMap(([id, words]) => [
      ...every('say', `tone.${id}`, words.say),
      ...every('ask', `tone.${id}`, 'ask' in words ? words.ask : []),
    ]),
    ...every('ask', 'told', TOLD_HELP[language]),
    ...Object.entries(ANSWER_WORDS[language]).flatMap(([id, { say, ask }]) => [
      ...every('say', `answer.${id}`, say),
      ...every('ask', `answer.${id}`, ask ?? []),
    ]),
    ...every('say', 'who knows', Object.values(WHO_KNOWS[language])),
    ...every('label', 'not safe', [NOT_SAFE_SAID[language]]),
    ...every('label', 'denials', Object.values(DENIALS[language])),
    ...every('label', 'topics', Object.values(TOPIC_NAMES[language])),
    ...every('name', 'topics', Object.values(TOPIC_ABOUT[language])),
    ...every('name', 'signs', Object.values(SIGNS_IN_WORDS[language])),
    ...Object.entries(STEP_IDEAS[language]).flatMap(([kind, ideas]) => every('label', kind, ideas)),
    ...Object.entries(EXERCISE_NAMES[language]).flatMap(([id, { name, about }]) =>
      every('name', id, [name, about]),
    ),
    ...every('name', 'card line', [CARD_LINE[language]]),
    ...every('notice', 'notice', [
      ...Object.values(NOTICES[language]),
      LEGAL_NOTICES[language],
      BREAKS[language],
    ]),
  ];
};

/** Every line that Harbor can say or offer, in both languages. */
export const EVERY_LINE: readonly AnyLine[] = LANGUAGES.flatMap(linesOf);

/** Every whole reply: each way to say a step with each way to ask at its end. */
export const EVERY_REPLY = LANGUAGES.flatMap((language) =>
  [...STEP_WORDS(language), ...Object.entries(MINOR_WORDS[language])].flatMap(([id, { say, ask }]) =>
    orNone(say).flatMap((said) =>
      orNone(ask).map((asked) => ({ language, id, text: [said, asked].filter(Boolean).join(' ') })),
    ),
  ),
);
function orNone(line: Line | undefined): readonly string[] {
  const variants = variantsOf(line);
  return variants.length > 0 ? variants : [''];
}
