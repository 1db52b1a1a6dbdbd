import { describe, expect, it } from 'vitest';
import { at, play } from '../../../../../tests/factories/harbor/play';

const inFlow = (step: string, language: 'en' | 'es' = 'en') =>
  at(step, { level: 'imminent', raisedBy: 'person', flow: 'WITHDRAW', language });
const asked = (language: 'en' | 'es' = 'en') =>
  at('WITHDRAW', { level: 'crisis', raisedBy: 'person', flow: 'WITHDRAW', language });

describe('a body without its drink', () => {
  it.each([
    ['I told you, shaking. And there was bugs on the wall last nite, then there wasnt', 'en'],
    ['telt ye am shakin. an last night there wis rats runnin along the bunk rail', 'en'],
    ['me tiemblan las manos y vi sombras en la pared', 'es'],
  ] as const)('that shows what was asked needs help now: %j', (text, language) => {
    expect(play([text], asked(language)).last).toMatchObject({ step: 'WITHDRAW.911', level: 'imminent' });
  });

  it.each(['no shaking, no fever, nothing', 'nope'])('is none where it is denied: %j', (text) => {
    expect(play([text], asked()).last.step).not.toBe('WITHDRAW.911');
  });

  it.each([
    ['just tell me is it the er or can it wait til my shift', /you need a hospital now/],
    [
      'k one thing. theres a rat in the corner i keep seeing move and then its just my apron',
      /you need a hospital now/,
    ],
    ['ok texted him. he says whats up. what do i even say', /I stopped drinking and I am very sick/],
    ['dre says he can drive me right now, do we go', /Yes, go now/],
  ])('gets a plain answer: %j', (text, line) => {
    const { last } = play([text], inFlow('WITHDRAW.911'));
    expect(last.step).toBe('WITHDRAW.911');
    expect(last.lines.join(' ')).toMatch(line);
  });

  it('is told so where nobody is near, too', () => {
    const { last } = play(['>cannot', '>noOne', 'can it wait til my shift'], inFlow('WITHDRAW.911'));
    expect([last.step, last.lines.join(' ')]).toEqual([
      'WITHDRAW.alone',
      expect.stringMatching(/hospital now/),
    ]);
  });

  it('that cannot call is told whom to wake, and nothing of what was taken', () => {
    const { last } = play(['>cannot'], inFlow('WITHDRAW.911'));
    expect(last.step).toBe('WITHDRAW.cannot');
    expect(last.choices.map(({ label }) => label)).not.toContain('I took nothing');
  });

  it.each([
    'i didnt take anything man its the stopping',
    'its the shakes and the puking and seeing bugs. Do I need a hospital or what',
  ])('is found again from the steps of another danger: %j', (text) => {
    const { talk, last } = at('SUI.near', { level: 'crisis', raisedBy: 'person' });
    const memory = { ...talk.memory, said: { ...talk.memory.said, WITHDRAW: 1 } };
    expect(play([text], { talk: { ...talk, memory }, last, replies: [] }).last.step).toBe('WITHDRAW.911');
  });
});

describe('a baby that was hurt', () => {
  it.each([
    ['i shook the baby so he would stop. just for a second', 'en'],
    ['lo agarre bien fuerte y sacudi al bebe pa que se callara', 'es'],
    ['the baby is limp and wont wake up properly', 'en'],
    ['el bebe esta aguado, como que no despierta bien', 'es'],
  ] as const)('is seen by a doctor before anything is asked: %j', (text, language) => {
    expect(play([text], at('TOPIC.newborn', { language })).last).toMatchObject({
      step: 'THIRD.baby',
      level: 'imminent',
    });
  });

  it('is known from then on, by whatever word it is called', () => {
    const told = play(['i shook the baby'], at('TOPIC.work'));
    expect(play(['went all limp on me'], told).last.lines).not.toEqual(told.last.lines);
    expect(play(['went all limp on me'], told).last.step).toBe('THIRD.baby');
  });

  it.each([
    'i shook the bottle and the baby laughed',
    'the baby is asleep at last, so quiet in here',
    'my baby does not wake up before six',
  ])('is none in %j', (text) => {
    expect(play([text], at('TOPIC.newborn')).last.step).not.toBe('THIRD.baby');
  });
});
