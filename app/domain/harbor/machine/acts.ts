import { ACTS, TOPICS, type Act, type Topic } from '../../listener/labels';
import type { HeardText } from '../../safety/types';

/** From here on an act is taken for what the person wants. */
export const SURE_ACT = 0.5;

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

/** Topics by how likely they are, likeliest first; talk without a topic is none. */
export function topicsOf({ confidences }: Pick<HeardText, 'confidences'>): { topic: Topic; sure: number }[] {
  return TOPICS.filter((topic) => topic !== 'other')
    .map((topic) => ({ topic, sure: confidences[`t.${topic}`] ?? 0 }))
    .sort((one, other) => other.sure - one.sure);
}
