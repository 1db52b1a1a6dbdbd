import { type Act, ACTS, type Topic, TOPICS } from '../../listener/labels';
import type { HeardText } from '../../safety/types';
import { isSetting, topicsNamed } from './topic-words';

/** From here on an act is taken for what the person wants. */
const SURE_ACT = 0.5;

/** What the writer most likely wants, and how sure that is. */
export function actOf({ confidences }: Pick<HeardText, 'confidences'>) {
  const [act, sure] = ACTS.reduce<[Act, number]>(
    ([best, most], each) => {
      const confidence = confidences[`a.${each}`] ?? 0;
      return confidence > most ? [each, confidence] : [best, most];
    },
    ['tell', 0],
  );
  return { act, sure, is: (...wanted: Act[]) => sure >= SURE_ACT && wanted.includes(act) };
}

/** What a topic is worth that is named in plain words, beside what was learned from how people speak of it. */
const NAMED = 0.6;
const SETTING_NAMED = 0.45;

/** Topics by how likely they are, likeliest first; talk without a topic is none. */
export function topicsOf({
  confidences,
  words,
}: Pick<HeardText, 'confidences' | 'words'>): { topic: Topic; sure: number }[] {
  const named = topicsNamed(words);
  const worth = (topic: Topic) => (named.includes(topic) ? (isSetting(topic) ? SETTING_NAMED : NAMED) : 0);
  // "Mom" and "died": what happened goes before whom or where.
  const isTold = named.some((topic) => !isSetting(topic));
  return TOPICS.filter((topic) => topic !== 'other')
    .map((topic) => {
      const learned = confidences[`t.${topic}`] ?? 0;
      const sure = worth(topic) + (1 - worth(topic)) * learned;
      return { topic, sure: isTold && isSetting(topic) ? Math.min(sure, NAMED - 0.01) : sure };
    })
    .sort((one, other) => other.sure - one.sure);
}
