import type { Effect } from '../../steps/step';
import type { Facts } from './facts';
import type { PersonMemory, Talk } from './state';

/** What entering a step does to what is kept: pure, the words it needs stand in the slots. */
export function withEffect(talk: Talk, effect: Effect | 'finishExercise', facts: Facts): Talk {
  const { memory } = talk;
  const { slots, person } = memory;
  const keeping = (changes: Partial<PersonMemory>): Talk => ({
    ...talk,
    memory: { ...memory, person: { ...person, ...changes } },
  });
  switch (effect) {
    case 'keepStep': {
      const text = [slots.step ?? person.step?.text, slots.size].filter(Boolean).join(', ');
      return text
        ? keeping({ step: { text, when: slots.when ?? person.step?.when ?? '', on: facts.today } })
        : talk;
    }
    case 'dropStep':
      return keeping({ step: null });
    case 'keepWorry':
      return keeping({ worry: { text: slots.worry ?? '', time: slots.time ?? '', on: facts.today } });
    case 'forgetWorry':
      return keeping({ worry: null });
    case 'finishExercise':
      return finished(talk, facts);
    // The words go; how heavy it was before stays for the end of the exercise.
    case 'deletePage':
      return { ...talk, memory: { ...memory, slots: slots.before ? { before: slots.before } : {} } };
    // Carried out where the messages are: they belong to the conversation.
    case 'keepPage':
    case 'showRecord':
    case 'ends':
      return talk;
  }
}

function finished(talk: Talk, { today }: Facts): Talk {
  const { memory } = talk;
  const { slots, person, exercise } = memory;
  const [before, after] = [Number(slots.before), Number(slots.after)];
  if (!exercise || !before || !after) return talk;
  const had = person.exercises[exercise] ?? { times: 0, change: 0, rated: 0 };
  const now = { times: had.times + 1, change: had.change + after - before, rated: had.rated + 1 };
  return {
    ...talk,
    memory: {
      ...memory,
      person: {
        ...person,
        exercises: { ...person.exercises, [exercise]: now },
        lastExercise: { id: exercise, before, after, on: today },
      },
    },
  };
}
