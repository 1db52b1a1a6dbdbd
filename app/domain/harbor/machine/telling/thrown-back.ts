import { isCrisis } from '../../../safety/types';
import { WORDS } from '../../content/all-words';
import { leadWords } from '../leads/lead-words';
import { TONE_LEAD } from '../leads/tone-lead';
import { throwsBack, withoutThrown } from '../plain/put-right/throws-back';
import { typedWords } from '../plain/typed-words';
import { isExerciseStep, isSafetyStep, type Move } from '../talk/move';
import type { Talk } from '../talk/state';
import type { Written } from '../talk/written';
import { deniesOpen, withoutSituation } from './denial';
import { openSituation } from './further';
import { righted, tellsBeside } from './righted';

/** What was read into a text is owned once more in a topic; after that it is asked what it is. */
const OWNED_MOST = 2;
const WAS_OWNED = `${TONE_LEAD}plain`;

/**
 * Harbor's own words come back as a question, in capitals or denied: the mistake is owned in one line, what was read is
 * put away for the talk, and the rest is read anew. Null: nothing is thrown back.
 */
export function thrownBack(talk: Talk, written: Written): Move | null {
  const { memory } = talk;
  const { step, topic } = memory;
  if (topic === null || topic === 'other' || isSafetyStep(step) || isCrisis(written.heard.level)) return null;
  if (isExerciseStep(step) && !step?.startsWith('X.')) return null;
  if (deniesOpen(talk, written) || !throwsBack(written.text, linesSaid(talk))) return null;
  const left = withoutSituation(talk);
  const rest = withoutThrown(typedWords(written.text));
  if (tellsBeside(rest)) return withoutPlain(righted(left, written, rest));
  if ((memory.said.corrected ?? 0) >= OWNED_MOST) return { talk: left, to: 'CORRECT', by: 'person' };
  return { talk: left, to: `TOPIC.${topic}`, leads: ['corrected'], by: 'person' };
}

/** To own a mistake is the line; none is needed that there is no line. */
const withoutPlain = (move: Move): Move => ({
  ...move,
  leads: (move.leads ?? []).filter((lead) => lead !== WAS_OWNED),
});

/** The lines for the situation that were said, and those of the topic. */
function linesSaid(talk: Talk): string[] {
  const { risk, memory } = talk;
  const { language } = risk;
  const situation = openSituation(talk);
  const leads = situation
    ? [`situation.${situation}`, `told.${situation}`].filter((lead) => memory.said[lead] !== undefined)
    : [];
  const own = `TOPIC.${memory.topic}`;
  const topic = memory.said[own] ? [WORDS[language][own]?.say ?? []].flat() : [];
  return [...leads.flatMap((lead) => leadWords(lead, language)), ...topic];
}
