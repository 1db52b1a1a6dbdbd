import { describe, expect, it } from 'vitest';
import { at, play } from '../../../../../tests/factories/harbor/play';

const asked = (step: string, language: 'en' | 'es' = 'en') =>
  at(step, { level: 'concern', raisedBy: 'signs', language });
const inFlow = (step: string, flow: string, language: 'en' | 'es' = 'en') =>
  at(step, { level: 'crisis', raisedBy: 'person', flow, language });

describe('a yes with a story behind it', () => {
  it.each([
    [
      'SQ.withdraw',
      'huh. yeah. quit the whiskey sunday. bout a fifth a day since i got out, figured id tough it',
      'WITHDRAW',
    ],
    ['SQ.withdraw', 'si, deje el trago el domingo, me tomaba una botella diaria', 'WITHDRAW'],
    ['SQ.food', 'well yeah, since tuesday only water and gum, the dress has to fit', 'FOOD'],
    ['SQ.others', 'yes. i had the pillow in my hands and i stood there', 'OTHER'],
    ['SQ.hurt', 'yeah he threw the plate and pulled my hair in front of my girl', 'HURT'],
  ])('to %s: %j goes on to what it says yes to', (step, text, to) => {
    const language = text.startsWith('si,') ? 'es' : 'en';
    expect(play([text], asked(step, language)).last.step).toMatch(new RegExp(`^${to}`));
  });

  it.each([
    'Yes. Wrote the letter to the kids at the kitchen table already',
    'posta que si, ya escribi las cartas a los pibes',
  ])('to the question about their life is not asked again: %j', (text) => {
    expect(play([text], asked('SQ.plain')).last.step).toMatch(/^SUI/);
  });

  it('to whether the body shakes is one, whatever is told with it', () => {
    const text = 'the shakes yeah. its only been 2 days, was doing a bottle after every service for 4 yrs';
    expect(play([text], inFlow('WITHDRAW', 'WITHDRAW')).last).toMatchObject({
      step: 'WITHDRAW.911',
      level: 'imminent',
    });
  });

  it.each([
    'tonight yeah, thats why i cleaned my room',
    'could do. everythings here. just waiting for the house to go quiet',
    'podría, no le voy a mentir, hoy es el aniversario',
    'hoy mismo, ya dejé comida al gato para tres dias',
  ])('to whether they could act on it today means the next minutes: %j', (text) => {
    const language = /^(?:pod|hoy)/.test(text) ? 'es' : 'en';
    expect(play([text], inFlow('SUI.1', 'SUI', language)).last.step).toBe('SUI.today');
  });

  it.each(['not today, no', 'no, only thoughts. nothing i would do tonight', 'hoy no'])(
    'is not made of a no: %j',
    (text) => {
      expect(play([text], inFlow('SUI.1', 'SUI')).last.step).not.toBe('SUI.today');
    },
  );

  it('is not made of an ordinary story that begins with "yeah"', () => {
    expect(play(['yeah my boss is an idiot, the printer broke again'], asked('SQ.soft')).last.level).not.toBe(
      'crisis',
    );
  });
});

describe('what stands beside a no', () => {
  it('is asked about as what it is', () => {
    const { last } = play(['no nobody hits me. the voice tells me the baby is not mine'], asked('SQ.hurt'));
    expect(last.step).toMatch(/^(?:SQ\.voices|VOICES)/);
  });

  it('is no danger where it is an ordinary thing', () => {
    const { talk } = play(
      ['Good Lord, no. I am giving away fabric, and going to my sister in October'],
      asked('SQ.plain'),
    );
    expect(talk.risk.level).toBe('none');
  });
});

describe('where it was asked whether the next hours are safe', () => {
  it.each([
    'I am at my kitchen table. I know exactly how it is done, and what is in my locker',
    'im not no, i stopped drinking friday and my arm keeps jumping on its own',
  ])('something dark told instead is no yes: %j', (text) => {
    const { last } = play([text], at('QUIET', { level: 'concern', raisedBy: 'signs', answer: 'rather' }));
    expect(last.step).not.toMatch(/^(?:SQ\.held|END)/);
  });
});

it('somebody who is asleep next door takes nobody out of their own danger', () => {
  const text =
    'theres bugs in the corner of the ceiling. gf is asleep next room dont wanna wake her she will lose it';
  const from = at('WITHDRAW.911', { level: 'imminent', raisedBy: 'person', flow: 'WITHDRAW' });
  expect(play([text], from).last).toMatchObject({
    step: expect.stringMatching(/^(?:WITHDRAW|OD)/),
    level: 'imminent',
  });
});

it('"you read me wrong" is believed where only signs had sounded like it, and doubted once where it was said outright', () => {
  const heard = { level: 'crisis', raisedBy: 'signs', seen: { 's.die': 1 } } as const;
  expect(play(['>misread'], at('SUI.1', heard)).last.step).not.toBe('SQ.doubt');
  expect(play(['>misread'], at('SUI.1', { ...heard, isDirect: true, told: ['outright'] })).last.step).toBe(
    'SQ.doubt',
  );
});

it.each([
  [{ good: 'I would be of some use again' }, 'DECIDE.3'],
  [{}, 'DECIDE.2'],
])('an exercise goes on after what was typed there and brought the question up: %j', (slots, to) => {
  const opened = asked('SQ.plain');
  const memory = { ...opened.talk.memory, suspended: 'DECIDE.2', exercise: 'DECIDE' as const, slots };
  expect(play(['>no'], { ...opened, talk: { ...opened.talk, memory } }).last.step).toBe(to);
});
