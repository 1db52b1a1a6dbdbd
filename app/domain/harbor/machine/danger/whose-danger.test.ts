import { describe, expect, it } from 'vitest';
import { at, play } from '../../../../../tests/factories/harbor/play';
import type { Talk } from '../talk/state';

const THEIRS: Partial<Talk['risk']> = { level: 'crisis', flow: 'THIRD', raisedBy: 'person' };
const stepAfter = (step: string, text: string, risk: Partial<Talk['risk']> = THEIRS) =>
  play([text], at(step, risk)).last.step;

describe('a relative named in passing while the own danger stands open', () => {
  it.each([
    ['SQ.plain', 'my brother thinks im being dramatic but i just feel like sinking'],
    ['QUIET', 'my mom says i am too sensitive. i am so tired of everything'],
    ['QUIET', 'safe I guess. ando cansada de todo. mi hermana dice q exagero'],
    ['SQ.plain', 'mi papá dice que son tonterías mías, ando harta de todo'],
    ['QUIET', 'mi prima cree que me hago la víctima. estoy agotado'],
  ])('at %s %j is still about them', (step, text) => {
    const { last, talk } = play([text], at(step, { level: 'concern', answer: 'rather' }));
    expect(last.step).not.toMatch(/THIRD|third/);
    expect(talk.risk.flow).not.toBe('THIRD');
  });
});

describe('“it is me” where somebody else was understood', () => {
  it.each([
    ['THIRD', 'no its about me'],
    ['THIRD.worried', 'wait. me. i am talking about myself'],
    ['THIRD.911', 'i meant me, not him'],
    ['THIRD.worried', 'no, yo. soy yo la que está cansada, not my sister'],
    ['THIRD', 'hablo de mí, no de ella'],
    ['THIRD.ask', 'se trata de mí!'],
    ['THIRD.911', 'a mí me pasa, no a mi amiga'],
  ])('at %s %j leads to the own question at once', (step, text) => {
    expect(stepAfter(step, text)).toBe('SQ.plain');
  });

  it.each([
    ['THIRD.ask', "it's not my cousin, i'm the one who doesn't want to wake up"],
    ['THIRD.worried', 'que no es mi hermana!! soy yo. a veces pienso q sería mejor no despertar'],
  ])('at %s %j is taken as said', (step, text) => {
    expect(stepAfter(step, text)).toBe('SUI.1');
  });

  it('is heard at the question about the other, too, and has a button at the first step', () => {
    expect(stepAfter('SQ.third', 'no, myself', { level: 'concern' })).toBe('SQ.plain');
    expect(stepAfter('SQ.third', 'no, yo misma', { level: 'concern' })).toBe('SQ.plain');
    expect(play(['>own'], at('THIRD', THEIRS)).last.step).toBe('SQ.plain');
  });
});

describe('“not me, them” at a question about the person', () => {
  it.each([
    ['no no its for my friend sara, she is the one', 'THIRD.coming'],
    ['no, yo no!! es por mi hermano', 'THIRD.coming'],
    ['no, a mí no me pasa, es mi papá', 'THIRD.coming'],
  ])('%j goes on where the help stood', (text, step) => {
    expect(stepAfter('SQ.soft', text, { ...THEIRS, told: ['help'] })).toBe(step);
  });
});

describe('what somebody tells who helps another', () => {
  it.each([
    ['ive called 911 they are sending someone', 'THIRD.coming'],
    ['the ambulance is on its way', 'THIRD.coming'],
    ['listo, llamé al 911, mandan un patrullero y yo salgo para allá. estoy cagado de miedo', 'THIRD.coming'],
    ['la policía viene en camino', 'THIRD.coming'],
    ['im heading over to his house', 'THIRD.way'],
    ['voy para su casa ahora', 'THIRD.way'],
    ["i'm at his place now, he opened the door", 'THIRD.with'],
    ['ya estoy con él. está bien, lloramos los dos. mañana vamos a una guardia', 'THIRD.with'],
    ['ya llegué, estoy con ella', 'THIRD.with'],
    ['i sent it and she left me on read', 'THIRD.silent'],
    ['se lo mandé. me clavó el visto. está solo en su depto', 'THIRD.silent'],
    ['she finally picked up', 'THIRD.ask'],
    ['por fin me contestó', 'THIRD.ask'],
    ['what if she says yes', 'THIRD.yes'],
    ['y si me dice que sí qué hago', 'THIRD.yes'],
    ['I am scared that if I ask I will put the idea in her head', 'THIRD.ask'],
    ['tengo miedo de meterle la idea', 'THIRD.ask'],
    ['should I leave her alone at night?', 'THIRD.night'],
    ['la puedo dejar sola para dormir un rato?', 'THIRD.night'],
  ])('%j leads to %s', (text, step) => {
    const { last } = play([text], at('THIRD.words', THEIRS));
    expect(last).toMatchObject({ step, level: 'crisis' });
  });

  it.each(['i am terrified', 'estoy temblando'])('%j is answered, and is no question about them', (text) => {
    const { last } = play([text], at('THIRD.ask', THEIRS));
    expect(last.step).toBe('THIRD.ask');
    expect(last.lines).toHaveLength(1);
  });

  it('asks what makes them safer, not what changed for the helper', () => {
    const { last } = play(['>safe'], at('THIRD.ask', THEIRS));
    expect(last.step).toBe('THIRD.safe');
    expect(play(['>someone'], play(['>safe'], at('THIRD.ask', THEIRS))).last).toMatchObject({
      step: 'THIRD.good',
      level: 'concern',
    });
  });

  it('takes it up again after all was calm', () => {
    const calm = at('THIRD.good', { ...THEIRS, level: 'concern' });
    expect(
      play(['It is Divya who is not safe, not me. I should sleep in her room or what?'], calm).last,
    ).toMatchObject({ step: 'THIRD.night', level: 'crisis' });
  });
});
