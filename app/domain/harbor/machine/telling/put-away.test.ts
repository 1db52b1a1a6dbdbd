import { describe, expect, it } from 'vitest';
import { at, play } from '../../../../../tests/factories/harbor/play';
import type { Talk } from '../talk/state';

const OWN: Partial<Talk['risk']> = { level: 'imminent', flow: 'SUI', raisedBy: 'person', answer: 'yes' };

describe('what was put away, or is in another place than the person', () => {
  it.each([
    'i put the pills in the car',
    "they're in the bathroom, im sitting on the porch",
    'i gave the rope to my neighbour',
    'they are in the drawer upstairs. i am in the kitchen with the cat',
    'dejé las pastillas con mi vecina',
    'están en el baño y yo estoy en la sala',
    'las tiré al inodoro',
  ])('%j is done, and the next step is a person', (text) => {
    const { last, talk } = play([text], at('SUI.today', OWN));
    expect(last).toMatchObject({ step: 'SUI.who', level: 'imminent' });
    expect(talk.memory.said['flow.goThere']).toBeUndefined();
  });

  it.each([
    ['las he dejado en el buzon de fuera. pero sigo igual, no quiero llamar a nadie me da vergüenza'],
    ['i dropped them in the mailbox but i am not calling anyone'],
  ])('%j is heard as done, and what stands in the way is asked', (text) => {
    const { last } = play([text], at('SUI.today', OWN));
    expect(last.step).toBe('BARRIER');
    expect(last.lines[0]).toMatch(/safer|menos peligro/);
  });

  it.each([
    'im in the kitchen with the knife',
    'estoy en la cocina con el cuchillo',
    'i put them in the car but i can go get them',
  ])('%j is no distance', (text) => {
    expect(play([text], at('SUI.today', OWN)).last).toMatchObject({ step: 'SUI.today', level: 'imminent' });
  });

  it('is near again when they would fetch it', () => {
    const from = at('SUI.who', { ...OWN, told: ['away'] });
    const { last, talk } = play(['puedo ir a buscarlas cuando quiera'], from);
    expect(last.step).toBe('SUI.today');
    expect(talk.risk.told).not.toContain('away');
  });

  it('is not to be left behind once more, and the ten minutes are not said twice', () => {
    const away = play(['>moved', '>line', '>same'], at('SUI.today', OWN));
    expect(away.last.step).toBe('TEN.away');
    const again = play(['>done', '>done', '>done', '>worse', '>called', '>same'], away);
    expect(again.last.step).toBe('SUI.stay');
    expect(play(['>same'], at('SUI.with', OWN)).last.step).toBe('TEN.1');
  });
});

describe('what it is', () => {
  it.each(['its pills. i take it for my heart tho i need them', 'es mi medicina de la presión, la necesito'])(
    '%j is no gun',
    (text) => expect(play([text], at('SUI.means', { ...OWN, level: 'crisis' })).last.step).toBe('SUI.pills'),
  );

  it.each(['i have no one who could take it', 'no hay nadie que pueda guardarlo'])(
    '%j: there are other ways of distance',
    (text) => expect(play([text], at('SUI.means', { ...OWN, level: 'crisis' })).last.step).toBe('SUI.far'),
  );
});

it.each([
  'not really in the way, theres just nobody. they did text back tho',
  'no hay nadie. pero me respondieron los de la línea',
])('%j: whoever answered is there', (text) => {
  expect(play([text], at('BARRIER', OWN)).last).toMatchObject({ step: 'SUI.with', level: 'imminent' });
});

describe('a reading that is not sure', () => {
  it.each([
    ['THIRD.words', 'se lo mandé hace rato y no sé nada, quizá está con su mamá'],
    ['SUI.today', 'i dunno, kind of moved i suppose'],
  ])('at %s never offers %j as good news', (step, text) => {
    const flow = step.startsWith('THIRD') ? 'THIRD' : 'SUI';
    const { last } = play([text], at(step, { ...OWN, flow }));
    expect(last.lines.join(' ')).not.toMatch(/safe now|a salvo|moved away|alejé|answered|contestó/);
  });
});

describe('a goodbye while a danger stands open', () => {
  it.each([
    'ok thanks. night i guess',
    'alright, goodnight then',
    'bueno gracias, buenas noches pues',
    'vale, chao',
  ])('%j gets the numbers and is let go', (text) => {
    for (const [step, level] of [
      ['SAFER.good', 'concern'],
      ['SUI.near', 'crisis'],
    ] as const)
      expect(play([text], at(step, { ...OWN, level })).last.step).toBe('END.risk');
  });

  it.each(['goodnight forever', 'adiós para siempre'])('%j is none', (text) => {
    expect(play([text], at('SUI.near', { ...OWN, level: 'crisis' })).last.step).toBe('SUI.today');
  });

  it.each(['gotta go, hotfix wont ship itself', 'me voy, que se me quema el arroz'])(
    '%j is no sign by itself where nothing else was',
    (text) => expect(play([text], at('STEP.5')).last.asks).toBe(false),
  );
});
