import { describe, expect, it } from 'vitest';
import { at, play, type Played } from '../../../../../tests/factories/harbor/play';
import { exerciseChoice } from '../offers/begin-exercise';

const es = { language: 'es' } as const;
const en = { language: 'en' } as const;
const begun = (id: Parameters<typeof exerciseChoice>[0], ...typed: string[]): string[] => [
  `>${exerciseChoice(id)}`,
  ...typed,
];
const words = (risk: Parameters<typeof at>[1], ...typed: string[]): Played =>
  play(begun('WORDS', ...typed), at('PICK', risk));
const rated = (
  id: Parameters<typeof exerciseChoice>[0],
  risk: Parameters<typeof at>[1],
  ...typed: string[]
) => play(begun(id, '>start', '>3', ...typed), at('PICK', risk));
const written = ({ talk: { memory } }: Played) => memory.slots;

describe('what is typed into an exercise', () => {
  it.each([
    [es, 'que hablemos en el recreo'],
    [es, 'hablar de otra cosa en la cena'],
    [es, 'que ya no quiera hablar de eso delante de todos'],
    [en, 'that we talk about something else at dinner'],
    [en, 'stop shouting'],
    [en, 'to change the plan for sunday'],
    [en, 'what should we do about the rent'],
    [en, 'you never listen to me'],
  ])('is the answer, whatever it sounds like: %o %j', (risk, text) => {
    const { last } = words(risk, 'she took my seat', 'to be asked first', text);
    expect(last.step).toBe('WORDS.done');
    expect(last.record?.map((each) => each.text)).toEqual(['she took my seat', 'to be asked first', text]);
  });

  it.each([
    ['WORRY', en, 'will they cut my hours again', 'WORRY.2'],
    ['WORRY', es, '¿y si me despiden en enero?', 'WORRY.2'],
    ['SOLVE', en, 'she never answers my letters', 'SOLVE.2'],
    ['DECIDE', es, 'dejar solos a mis papás, no quiero eso', 'DECIDE.2'],
    ['THOUGHT', en, 'i had a panic attack on the bus and could not breathe', 'THOUGHT.2'],
    ['WRITE', en, 'so much', 'WRITE.2'],
    ['LETTER', en, 'you never answered my letter', 'LETTER.2'],
  ] as const)('%s takes %o %j', (id, risk, text, step) => {
    const played = /^(?:DECIDE|WRITE)$/.test(id)
      ? play(begun(id, text), at('PICK', risk))
      : rated(id, risk, text);
    expect(played.last.step).toBe(step);
    expect(Object.values(written(played))).toContain(text);
  });

  it('goes on from a worry to solving it, with its words and its number', () => {
    const played = rated('WORRY', en, 'the rent is due', '>yes');
    expect(played.last.step).toBe('SOLVE.1');
    expect(written(played)).toEqual({ before: '3', problem: 'the rent is due' });
  });

  it('stays where a question about danger comes in between', () => {
    const played = rated('THOUGHT', en, 'my boss laughed', 'i want to die');
    expect(played.last.step).toMatch(/^SUI/);
    expect(written(played)).toMatchObject({ happened: 'my boss laughed', thought: 'i want to die' });
  });
});

describe('a wish to stop what is being written', () => {
  it.each([
    [en, 'stop'],
    [en, 'actually stop, i have had enough of this'],
    [en, 'forget it'],
    [en, 'ok gtg bye'],
    [es, 'para'],
    [es, 'mejor no, déjalo'],
    [es, 'bueno me voy a dormir'],
  ])('%o %j shows what is there, to keep or to delete', (risk, text) => {
    const { last } = words(risk, 'one', 'two', text);
    expect(last.step).toBe('X.left');
    expect(last.record?.map((each) => each.text)).toEqual(['one', 'two']);
    expect(last.choices.map(({ id }) => id)).toEqual(['keep', 'delete']);
  });

  it('by the button does the same, and with nothing written it only ends', () => {
    expect(words(en, 'one', '>stop').last.step).toBe('X.left');
    expect(words(en, 'one', '>stop', '>keep').last).toMatchObject({ step: 'X.leftKept', effect: 'keepPage' });
    expect(words(en, 'one', '>stop', '>delete').last.effect).toBe('deletePage');
    expect(words(en, 'stop').last.step).toBe('X.stopped');
    expect(words(en, 'bye').last.step).toMatch(/^END/);
  });

  it('leaves for good with the second goodbye', () => {
    expect(words(en, 'one', 'good night', 'good night').last.step).toMatch(/^END/);
  });

  it.each([
    [en, 'i do not want to go on'],
    [es, 'ya no quiero seguir'],
    [es, 'la verdad ya no quiero seguir con esto'],
  ])('%o %j is asked about, for it may be more than the exercise', (risk, text) => {
    const asked = words(risk, 'one', text);
    expect(asked.last.step).toBe('X.which');
    expect(play(['>exercise'], asked).last.step).toBe('X.left');
    expect(play(['>more'], asked).last.step).toBe('SQ.plain');
    expect(play(['all of it'], asked).last.asks).toBe(true);
  });

  it('is not taken for the exercise where something sounded like danger before', () => {
    const seen = { seen: { 's.hopeless': 0.6 } } as const;
    expect(words({ ...es, ...seen }, 'grita mucho', 'ya no quiero seguir').last.step).not.toBe('X.which');
  });
});

describe('a question about the step', () => {
  it.each([
    [en, 'what do you mean?'],
    [en, 'like what?'],
    [es, '¿a qué te refieres?'],
    [es, 'no entiendo la pregunta'],
  ])('%o %j is answered there, and the step asked again', (risk, text) => {
    const { last, talk } = words(risk, 'one', text);
    expect(last).toMatchObject({ step: 'WORDS.2', isWriting: true });
    expect(last.lines[0]).toMatch(/few words|first|pocas palabras|lo primero/);
    expect(last.ask).not.toBeNull();
    expect(talk.memory.slots).toEqual({ happened: 'one' });
  });
});
