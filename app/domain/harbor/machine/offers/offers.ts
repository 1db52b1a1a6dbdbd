import type { Topic } from '../../../listener/labels';
import type { Situation } from '../../../meanings/situations';
import { nameIn } from '../../../safety-plan/helpers';
import { EXERCISE_NAMES, STEP_IDEAS } from '../../content/exercise-words';
import { TOPIC_NAMES } from '../../content/guide-words';
import { SITUATION_NAMES } from '../../content/situation-names';
import type { ExerciseId } from '../../steps/exercises/all';
import type { Offer } from '../../steps/step';
import type { Facts } from '../talk/facts';
import type { Offered, Talk, TalkMemory } from '../talk/state';
import { exercisePool, otherExercises } from './exercise-pool';
import { topicOfSituation } from './situation';

const MOST = 3;

/** The buttons of a step that depend on what is known, at most three. */
export function offersOf(offer: Offer, { risk, memory }: Talk, { plan }: Facts): Offered[] {
  const { language } = risk;
  switch (offer) {
    case 'guesses':
      return memory.guesses.slice(0, MOST).map((topic) => topicOffer(topic, language));
    case 'confirm':
      return memory.guesses.slice(0, 2).map((topic, index) => ({
        ...topicOffer(topic, language),
        id: index === 0 ? 'yes' : 'second',
      }));
    case 'situations':
      return memory.situations.slice(0, MOST).map((situation) => situationOffer(situation, language));
    case 'exercises':
      return exercisesFor(memory).map((id) => exerciseOffer(id, language));
    case 'ideas': {
      const all = STEP_IDEAS[language][(memory.slots.kind ?? 'body') as keyof (typeof STEP_IDEAS)['en']];
      const from = (memory.said['STEP.2'] ?? 0) * MOST;
      return Array.from({ length: MOST }, (_, index) => all[(from + index) % all.length] ?? '').map(
        (label, index) => ({ id: `idea${index + 1}`, label, target: 'STEP.3', keeps: ['step', label] }),
      );
    }
    case 'ways':
      return ['1', '2', '3'].flatMap((number) => {
        const way = memory.slots[`way${number}`];
        return way
          ? [
              {
                id: `way${number}`,
                label: shortened(way),
                target: 'SOLVE.5',
                keeps: ['way', way] as [string, string],
              },
            ]
          : [];
      });
    case 'helpers':
      return (plan?.contacts ?? []).slice(0, MOST).map((contact, index) => ({
        id: `helper${index + 1}`,
        label: nameIn(contact),
        target: risk.level === 'none' ? 'REACH.done' : 'PERSON.sent',
      }));
  }
}

const topicOffer = (topic: Topic, language: 'en' | 'es'): Offered => ({
  id: `t-${topic}`,
  label: TOPIC_NAMES[language][topic],
  target: topic === 'other' ? 'PICK' : `TOPIC.${topic}`,
});

const situationOffer = (situation: Situation, language: 'en' | 'es'): Offered => {
  const topic = topicOfSituation(situation);
  return {
    id: `s-${situation}`,
    label: SITUATION_NAMES[language][situation],
    target: topic === 'other' ? 'PICK' : `TOPIC.${topic}`,
    leads: `situation.${situation}`,
  };
};

/** Three exercises at a time: each time that they are asked for again, the next three. */
function exercisesFor(memory: TalkMemory): ExerciseId[] {
  if (memory.step === 'X.other') return otherExercises(memory).slice(0, MOST);
  const pool = exercisePool(memory);
  const from = (memory.said.HELP ?? 0) * MOST;
  const count = Math.min(MOST, pool.length);
  return Array.from({ length: count }, (_, index) => pool[(from + index) % pool.length] ?? 'BREATH');
}

export const exerciseOffer = (id: ExerciseId, language: 'en' | 'es'): Offered => ({
  id: `x-${id.toLowerCase()}`,
  label: EXERCISE_NAMES[language][id].name,
  target: `${id}.1`,
});

/** As much of one's own words as a button holds, in characters. */
const LONGEST_OWN = 48;
const shortened = (text: string) => {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length <= LONGEST_OWN ? line : `${line.slice(0, LONGEST_OWN - 1).trimEnd()}…`;
};
