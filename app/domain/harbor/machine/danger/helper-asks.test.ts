import { describe, expect, it } from 'vitest';
import { at, lastOf, play } from '../../../../../tests/factories/harbor/play';
import { LEADS_EN } from '../../content/en/leads';
import { LEADS_ES } from '../../content/es/leads';
import { NUMBERS } from '../../content/numbers';
import type { Talk } from '../talk/state';

const THEIRS = { level: 'crisis', flow: 'THIRD', raisedBy: 'person' } as const satisfies Partial<
  Talk['risk']
>;
const told = (step: string, text: string, language: 'en' | 'es' = 'en') =>
  play([text], at(step, { ...THEIRS, language }));
const filled = (text: string) =>
  text.replace(/\{(\w+)\}/g, (whole, name: keyof typeof NUMBERS) => NUMBERS[name] ?? whole);

describe('what somebody who helps another asks in between', () => {
  it.each([
    ['THIRD.911', 'wont the police make it worse?? hes not armed', 'third.police'],
    ['THIRD.ask', "he'd hate me for it", 'third.right'],
    ['THIRD.ask', 'do i go in or give her space', 'third.goIn'],
    ['THIRD.with', 'what if she tells me to get out', 'third.sentAway'],
    ['THIRD.night', 'should she go to school tomorrow', 'third.tomorrow'],
    ['THIRD.ask', 'should i take her phone off her', 'third.phone'],
  ] as const)('is answered while the step stays, in English: at %s %j', (step, text, lead) => {
    const { last } = told(step, text);
    expect(last.step).toBe(step);
    expect(last.lines[0]).toBe(filled(LEADS_EN[lead][0]));
  });

  it.each([
    ['THIRD.ask', 'entro en la habitación o la dejo tranquila', 'third.goIn'],
    ['THIRD.ask', '¿le quito el móvil o no?', 'third.phone'],
    ['THIRD.with', 'y si no quiere que duerma con ella y me grita que me vaya?', 'third.sentAway'],
    ['THIRD.night', 'vale, lo haré. gracias. ¿mañana la llevo al cole o al médico?', 'third.tomorrow'],
    ['THIRD.911', 'si llamo a la policia no va a empeorar todo?', 'third.police'],
  ] as const)('and in Spanish: at %s %j', (step, text, lead) => {
    const { last } = told(step, text, 'es');
    expect(last.step).toBe(step);
    expect(last.lines[0]).toBe(filled(LEADS_ES[lead][0] ?? ''));
  });

  it('that something may have been taken, or that a weapon is there, needs help at once', () => {
    for (const text of ['i think he took some tablets, theres empty packets', 'pills maybe']) {
      const { last } = told('THIRD.with', text);
      expect([last.step, last.lines[0]]).toEqual(['THIRD.911', filled(LEADS_EN['third.taken'][0])]);
    }
    for (const text of ['hes got his dads shotgun in there', 'tiene una pistola']) {
      const { last } = told('THIRD.with', text);
      expect(last.step).toBe('THIRD.911');
      expect(last.lines[0]).toMatch(/wait outside|espera fuera/);
    }
    const both = told(
      'THIRD.911',
      'wont the police make it worse?? he has no weapon i dont think. pills maybe',
    );
    expect(both.last.lines.slice(0, 2)).toEqual([
      filled(LEADS_EN['third.taken'][0]),
      filled(LEADS_EN['third.police'][0]),
    ]);
  });

  it('is never twice answered with what Harbor does not know', () => {
    const { replies } = play(
      ['is that how it always goes with them?', 'why do they do that?', 'are they all like this?'],
      at('THIRD.with', THEIRS),
    );
    const unknown = replies
      .flatMap(({ lines }) => lines)
      .filter((line) => /more than I know|cannot say/.test(line));
    expect(unknown.length).toBeLessThanOrEqual(1);
  });
});

describe('what a helper tells moves the help on', () => {
  it.each([
    'he opened. hes crying. hes letting me sit with him. he says he doesnt want to be here anymore',
    'ya abrio, esta llorando en mi hombro, dice q ya no quiere seguir',
  ])('to being with them: %j', (text) => {
    const { last, talk } = told('THIRD.911', text);
    expect(last.step).toBe('THIRD.with');
    expect(last.lines[0]).toMatch(/^They told you|^Te lo dijo/);
    expect(talk.risk.told).toContain('with');
  });

  it.each([
    'Mi hija de 14 me ha dicho hace un rato que no quiere vivir. Qué hago esta noche',
    'my daughter said she does not want to live, what do i do tonight',
  ])('and the first reply to who asks for tonight is what to do tonight: %j', (text) => {
    const last = lastOf([text]);
    expect([last.step, last.hasCard]).toEqual(['THIRD', true]);
    expect(last.lines[0]).toMatch(/^Tonight: stay with them|^Esta noche: quédate a su lado/);
  });
});

describe('“and how I am”', () => {
  it('meets the fright first', () => {
    const { last } = play(['>me'], at('THIRD.with', THEIRS));
    expect([last.step, last.asks]).toEqual(['THIRD.me', false]);
    expect(play(['>me', '>goOn'], at('THIRD.with', THEIRS)).last.step).toMatch(/^THIRD\./);
    expect(play(['>me', '>own'], at('THIRD.with', THEIRS)).last.step).toBe('SQ.soft');
  });

  it('asks about their own life where they have spoken of it', () => {
    const { last } = play(['>me'], at('THIRD.with', { ...THEIRS, answer: 'sometimes' }));
    expect(last.step).toBe('SQ.soft');
  });
});
