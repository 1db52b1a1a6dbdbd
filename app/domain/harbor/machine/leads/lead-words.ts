import type { Remark } from '../../../meanings/remarks';
import type { Situation } from '../../../meanings/situations';
import type { SafetyLanguage } from '../../../safety/types';
import { WORDS } from '../../content/all-words';
import { ANSWER_WORDS } from '../../content/answer-lines';
import type { OpenQuestion } from '../../content/answer-words';
import { type LeadId, LEADS_EN } from '../../content/en/leads';
import { SITUATIONS_EN } from '../../content/en/situations';
import { TRIED_EN } from '../../content/en/tried';
import { LEADS_ES } from '../../content/es/leads';
import { SITUATIONS_ES } from '../../content/es/situations';
import { TRIED_ES } from '../../content/es/tried';
import { aboutExercise, EXERCISE_SHORT } from '../../content/exercise-words';
import { FURTHER } from '../../content/further';
import { metLine } from '../../content/met-line';
import { REMARK_LINES } from '../../content/remark-lines';
import { TOLD_HELP, TONE_WORDS } from '../../content/tone-lines';
import type { MetTone } from '../../content/tone-words';
import type { Line } from '../../content/words';
import type { ExerciseId } from '../../steps/exercises/all';
import type { OpenTopic } from '../../steps/topics';
import { isExerciseStep } from '../talk/move';
import { ANSWER_LEAD } from './open-question';
import { REMARK_LEAD } from './remark-leads';
import { HELP_ASKED, isHard, mayAskHelp, TONE_LEAD } from './tone-lead';

/** What an exercise is, said to who asks. */
export const WHAT = /^(?:what|short)\.(\w+)$/;

const SITUATION_WORDS = { en: SITUATIONS_EN, es: SITUATIONS_ES } as const;
const TRIED_WORDS = { en: TRIED_EN, es: TRIED_ES } as const;

/** The words of a lead, in its variants. */
export function leadWords(lead: string, language: SafetyLanguage): Line {
  const table: Readonly<Record<LeadId, readonly string[]>> = language === 'es' ? LEADS_ES : LEADS_EN;
  const [, situation] = lead.split(/^situation\./);
  if (situation) return SITUATION_WORDS[language][situation as Situation];
  const [, kind, further] = /^(told|helps)\.(.+)$/.exec(lead) ?? [];
  if (kind && further) return FURTHER[language][further as Situation][kind as 'told' | 'helps'];
  if (lead.startsWith(REMARK_LEAD)) return REMARK_LINES[language][lead.slice(REMARK_LEAD.length) as Remark];
  const met = metLine(lead, language);
  if (met !== null) return met;
  if (lead.startsWith(TONE_LEAD)) return TONE_WORDS[language][lead.slice(TONE_LEAD.length) as MetTone].say;
  if (lead.startsWith(ANSWER_LEAD)) return answerWords(lead, language).say;
  const [, asked] = WHAT.exec(lead) ?? [];
  if (asked && lead.startsWith('short.')) return EXERCISE_SHORT[language][asked as ExerciseId];
  if (asked) return aboutExercise(asked as ExerciseId, language);
  const [, tried] = lead.split(/^tried\./);
  if (tried) return TRIED_WORDS[language][tried as OpenTopic];
  return lead in table ? table[lead as LeadId] : (WORDS[language][lead]?.say ?? '');
}

const answerWords = (lead: string, language: SafetyLanguage) =>
  ANSWER_WORDS[language][lead.slice(ANSWER_LEAD.length) as OpenQuestion];

/** The question that goes with a tone: of what is hard what would help, twice in a talk; of what is bright every second time. Where topics or sides are asked about, theirs; with an answer, the one that goes on from it. */
export function toneAsk(
  leads: readonly string[],
  { id, said, language }: { id: string; said: Readonly<Record<string, number>>; language: SafetyLanguage },
): [key: string, line: Line] | null {
  if (isExerciseStep(id)) return null;
  const answer = leads.find((each) => each.startsWith(ANSWER_LEAD));
  if (answer) {
    const { ask } = answerWords(answer, language);
    return ask ? [`${answer}?`, ask] : null;
  }
  const lead = leads.find((each) => each.startsWith(TONE_LEAD));
  if (lead === undefined || /^(?:CONFIRM|FACET|TOLD)$/.test(id)) return null;
  const tone = lead.slice(TONE_LEAD.length) as MetTone;
  if (isHard(tone)) return mayAskHelp(said, id) ? [HELP_ASKED, TOLD_HELP[language]] : null;
  const times = Object.entries(said).reduce(
    (sum, [key, often]) => (key.startsWith(TONE_LEAD) && !key.endsWith('?') ? sum + often : sum),
    0,
  );
  return times % 2 === 0 ? null : [`${lead}?`, TONE_WORDS[language][tone].ask];
}
