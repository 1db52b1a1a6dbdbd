import type { Topic } from '../../../listener/labels';
import { listen } from '../../../listener/listen';
import { putRight, saysMore } from '../plain/put-right/corrected-plainly';
import { typedWords } from '../plain/typed-words';
import { sumOf } from '../signs/signs';
import { isExerciseStep, isSafetyStep, type Move, suspending } from '../talk/move';
import type { Talk } from '../talk/state';
import type { Written } from '../talk/written';
import { topicsNamed } from '../topics/topic-words';
import { aboutTopic } from './about-topic';
import { deniesOpen, withoutDenied } from './denial';
import { righted } from './righted';

/** With more danger in it than this a text goes its own way. */
const HARMLESS = 0.5;
const SOME_SIGN = 0.35;
/** Words beside a correction that tell something; a person alone is none. */
const MORE = 2;
const TELLS_ON = 5;

const NO_JOB =
  /(?:^| )(?:(?:not|no) (?:have|tengo)|have no) (?:an? |any |un |ningun )?(?:job|exam|trabajo|examen)(?= )/;

/**
 * A correction in plain words is owned in one line, and what it names in the place of the mistake is what the talk goes on
 * with. Null: it corrects nothing, or nothing that was said yet.
 */
export function correctedPlainly(talk: Talk, written: Written): Move | null {
  const { text, heard } = written;
  const { memory, risk } = talk;
  if (isSafetyStep(memory.step) || heard.level !== 'none' || heard.danger >= HARMLESS) return null;
  const said = putRight(typedWords(text), text);
  if (!said || (memory.step ?? 'OPEN') === 'OPEN') return null;
  // "I do not have a job" puts nothing right where no job was spoken of.
  if (said.kind === 'person' && NO_JOB.test(heard.words) && !/^(?:work|study)$/.test(memory.topic ?? ''))
    return null;
  // A topic that is denied by its name is left.
  if (deniesOpen(talk, written) && !(said.kind === 'person' && namesPerson(said.rest))) return null;
  if (said.kind === 'joke')
    return risk.level === 'none' && sumOf(risk) < SOME_SIGN
      ? { talk: suspending(talk), to: 'JOKE', leads: ['corrected'], by: 'person' }
      : null;
  const left = isExerciseStep(memory.step)
    ? { ...talk, memory: { ...memory, exercise: null } }
    : withoutDenied(talk, written);
  const isTold = saysMore(said.rest, said.kind === 'person' ? TELLS_ON : MORE);
  const words = ` ${said.rest.replace(/\s+/g, ' ').trim()} `;
  if (isTold)
    return owned(left, afterAll(left, written, words) ?? righted(about(left, memory.topic), written, words));
  if (said.kind === 'unheard') return { talk: suspending(talk), to: 'CORRECT', by: 'person' };
  const topic = saysMore(said.rest, 1) ? ofPerson(words, memory.topic) : null;
  return topic ? owned(left, { talk: about(left, topic), to: `TOPIC.${topic}`, by: 'person' }) : null;
}

const owned = (talk: Talk, move: Move | null): Move =>
  move
    ? {
        ...move,
        leads: ['corrected', ...(move.leads ?? []).filter((lead) => !/^(?:who\.|corrected$)/.test(lead))],
      }
    : { talk, to: 'CORRECT', by: 'person' };

/** What is told with the correction, where a topic is in it. */
function afterAll(left: Talk, { heard }: Written, words: string): Move | null {
  const alone = { text: words, heard: { ...heard, words: words.trimStart(), confidences: listen(words) } };
  const topic = ofPerson(words, null);
  const next = aboutTopic(about(left, topic), alone);
  if (/^(?:TOPIC|MATTER|TRIED)/.test(next.to)) return next;
  return topic ? { talk: about(left, topic), to: `TOPIC.${topic}`, by: 'person' } : null;
}

const about = ({ risk, memory }: Talk, topic: Topic | null): Talk => ({
  risk,
  memory: {
    ...memory,
    topic,
    denied: memory.denied.filter((each) => each !== topic),
    situations: [],
    guesses: [],
    unclear: 0,
  },
});

/** Another person in it leaves a matter as it is; an own exam or job that turns out to be theirs is about them. */
function ofPerson(words: string, open: Topic | null): Topic | null {
  const named =
    topicsNamed(words).find((topic) => OF_PEOPLE.has(topic)) ?? (KIN.test(words) ? 'family' : null);
  if (open !== null && open !== 'other' && !OF_PEOPLE.has(open) && !OWN.has(open)) return open;
  return named ?? open;
}
const namesPerson = (rest: string): boolean =>
  KIN.test(` ${rest} `) || topicsNamed(rest).some((topic) => OF_PEOPLE.has(topic));
const OF_PEOPLE: ReadonlySet<Topic> = new Set<Topic>(['family', 'partner', 'friends', 'breakup']);
const OWN: ReadonlySet<Topic> = new Set<Topic>(['study', 'work', 'worry']);
const KIN =
  / (?:nephew|niece|uncle|aunt|cousin|gran\w*|nan|step\w+|sobrin[oa]|ti[oa]|prim[oa]|abuel[oa]|suegr[oa]|cunad[oa]|hij[oa]|nen[ae]|kid|child|son|daughter)(?= )/;
