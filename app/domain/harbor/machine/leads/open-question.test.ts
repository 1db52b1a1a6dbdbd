import { describe, expect, it } from 'vitest';
import { inLanguage, play } from '../../../../../tests/factories/harbor/play';
import type { SafetyLanguage } from '../../../safety/types';
import { ANSWER_WORDS } from '../../content/answer-lines';
import type { OpenQuestion } from '../../content/answer-words';

const asking = (asked: OpenQuestion | null, language: SafetyLanguage = 'en') => {
  const from = inLanguage('TOPIC.work', language, 'work');
  const { risk, memory } = from.talk;
  return { ...from, talk: { risk, memory: { ...memory, asked } } };
};
const isOf = (language: SafetyLanguage, asked: OpenQuestion, line: string | undefined) =>
  line !== undefined && ANSWER_WORDS[language][asked].say.includes(line);

describe('what is told after an open question', () => {
  it.each([
    ['en', 'the seat mostly i think. and no breaks all day'],
    ['en', 'honestly that i have to smile at all of them'],
    ['es', 'los ruidos, y que nadie contesta en la central'],
    ['es', 'que tengo que sonreír a todo el mundo'],
  ] as const)('is met as the answer to it (%s, %j)', (language, text) => {
    const { lines, ask } = play([text], asking('most', language)).last;
    expect(isOf(language, 'most', lines.at(-1))).toBe(true);
    expect(ANSWER_WORDS[language].most.ask).toContain(ask);
  });

  it('is met as an answer once: the next is told on', () => {
    const text = 'the seat mostly i think. and no breaks all day';
    const { last } = play([text, 'and the list hangs at the door of the office'], asking('most'));
    expect(last.lines.some((line) => isOf('en', 'most', line))).toBe(false);
  });

  it('is asked about like any other text when it sounds of danger', () => {
    expect(play(['that i want to kill myself'], asking('most')).last.level).toBe('crisis');
  });

  it('is not taken for an answer when it is good news', () => {
    const { lines } = play(['it worked, i am so relieved and happy'], asking('most')).last;
    expect(lines.some((line) => isOf('en', 'most', line))).toBe(false);
  });

  it.each([
    ['head', 'THOUGHT'],
    ['known', 'WORDS'],
  ] as const)('has the exercise for it first (%s)', (asked, exercise) => {
    const { choices } = play(['the seat mostly i think. and no breaks all day'], asking(asked)).last;
    expect([`x-${exercise.toLowerCase()}`, 'words']).toContain(choices[0]?.id);
  });
});

describe('which side of it weighs', () => {
  const TOLD = {
    en: [
      'long day at work again, they gave me the new route',
      'my back is killing me too, that seat has no give in it and it is two hours each way',
      'it is the seat mostly i think. and no breaks',
      'and the children are loud and the dispatcher never picks up',
    ],
    es: ['otro día largo en el trabajo, me dieron la ruta nueva', 'la furgoneta estaba a la izquierda', 'luego movieron la mesa a la ventana', 'apuntó los números en el libro verde'],
  } as const; // prettier-ignore

  it.each(['en', 'es'] as const)('is asked once in a talk, with a button for each (%s)', (language) => {
    const { replies } = play(TOLD[language], inLanguage('TOPIC.work', language, 'work'));
    const asked = replies.filter(({ step }) => step === 'FACET');
    expect(asked).toHaveLength(1);
    expect(asked[0]?.choices).toHaveLength(5);
  });

  it.each(['did', 'ahead', 'mine', 'alone', 'much'])('leads to words and ways for it: %s', (side) => {
    const told = play(TOLD.en.slice(0, 2), inLanguage('TOPIC.work', 'en', 'work'));
    const at = play(TOLD.en.slice(2), told);
    const from = at.replies.find(({ step }) => step === 'FACET') ? at : told;
    const { step, choices } = play([`>${side}`], from).last;
    expect(step === `FACET.${side}` || from.last.step !== 'FACET').toBe(true);
    expect(choices.length).toBeGreaterThan(1);
  });

  it('leaves the topic open that was open', () => {
    const { talk } = play(TOLD.en, inLanguage('TOPIC.work', 'en', 'work'));
    expect(talk.memory.topic).toBe('work');
  });
});
