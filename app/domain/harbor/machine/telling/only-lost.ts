import type { Topic } from '../../../listener/labels';
import { lostThing } from '../plain/of-life/lost-things';
import { phrase, typedWords } from '../plain/typed-words';
import type { Move } from '../talk/move';
import type { Talk } from '../talk/state';
import type { Written } from '../talk/written';
import { aboutTopic } from './about-topic';

const CONDOLES = /^(?:TOPIC\.grief|MATTER\.loss|LOST)$/;
const OWN_PART = phrase(
  '(?:i am|i was|it was me|me) (?:\\S+ )?(?:the one|who)|my (?:own )?(?:fault|doing|watch)|because of me|my father\\S*|(?:yo )?fui (?:yo )?(?:el|la|quien)|(?:el|la) que (?:lo|la) perdi|por mi culpa|mi culpa|culpa mia',
);

/** A farm, a job or keys that were lost are no death: nobody is condoled with, and it is about what was lost. */
export function unlessOnlyLost(talk: Talk, written: Written, move: Move): Move {
  const isCondoled =
    CONDOLES.test(move.to) || (move.leads ?? []).some((lead) => /^situation\.grief/.test(lead));
  if (!isCondoled || talk.memory.topic === 'grief') return move;
  const words = typedWords(written.text);
  const lost = lostThing(words);
  if (lost === null) return move;
  const left: Talk = {
    ...talk,
    memory: { ...talk.memory, denied: [...new Set([...talk.memory.denied, 'grief' as const])] },
  };
  if (lost === 'thing') return aboutTopic(left, written);
  const topic: Topic = OWN_PART.test(words) ? 'shame' : lost === 'job' ? 'work' : 'money';
  const opened = { ...left, memory: { ...left.memory, topic, unclear: 0 } };
  return { talk: opened, to: `TOPIC.${topic}`, leads: ['tone.heavy'], by: 'person' };
}
