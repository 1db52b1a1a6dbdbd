import { describe, expect, it } from 'vitest';
import { at, play } from '../../../../../tests/factories/harbor/play';
import type { Talk } from '../talk/state';

type Risk = Partial<Talk['risk']>;
const flow = (name: string, more: Risk = {}): Risk => ({
  level: 'imminent',
  flow: name,
  raisedBy: 'person',
  ...more,
});
const es = (name: string): Risk => flow(name, { language: 'es' });
const OWN: Risk = { level: 'crisis', flow: 'SUI', raisedBy: 'person', answer: 'yes' };
const said = (step: string, text: string, risk: Risk) => play([text], at(step, risk)).last;

describe('that nothing was taken', () => {
  it.each<[string, string, Risk]>([
    ['OD.cannot', 'i have not taken anything, i quit drinking on monday', flow('OD')],
    ['OD.911', 'no i took nothing. i stopped, that is why i shake', flow('OD')],
    ['OD', 'nothing taken, i came off the pills and now im sweating', flow('OD')],
    ['OD.cannot', 'no tome nada, deje de beber hace dos dias', es('OD')],
    ['OD.911', 'no he tomado nada, es que lo deje de golpe', es('OD')],
  ])('at %s %j is met as a body without what it was used to', (step, text, risk) => {
    expect(said(step, text, risk).step).toMatch(/^WITHDRAW/);
  });

  it.each<[string, string, Risk]>([
    ['OD.cannot', 'i didnt swallow anything', flow('OD')],
    ['OD.911', 'i never took any pills', flow('OD')],
    ['OD.911', 'yo no me tome nada che', es('OD')],
    ['OD.fine', 'que no he tomado ninguna pastilla', es('OD')],
  ])('at %s %j is taken back, and asked plainly', (step, text, risk) => {
    const { step: to, lines } = said(step, text, risk);
    expect(to).toBe('SQ.plain');
    expect(lines[0]).toMatch(/wrong|off|mal|error|bien/i);
  });

  it('does not call a body without drink an overdose', () => {
    const { last } = play(['>cannot', 'i am all alone in here'], at('WITHDRAW.911', flow('WITHDRAW')));
    expect(last.lines.join(' ')).not.toMatch(/taken something/);
  });
});

describe('a drink against what comes without it', () => {
  it.each<[string, string, Risk]>([
    ['WITHDRAW.911', 'would one beer make the shakes go', flow('WITHDRAW')],
    ['WITHDRAW', 'should i take a shot to calm it', flow('WITHDRAW')],
    ['OD.cannot', 'can i just have some wine so i stop shaking', flow('OD', { seen: { 'o.withdraw': 1 } })],
    ['WITHDRAW.911', 'y si me tomo una cerveza para que pare', es('WITHDRAW')],
    ['WITHDRAW', 'me tomo un trago y ya?', es('WITHDRAW')],
  ])('at %s %j is never left to them alone', (step, text, risk) => {
    const { lines } = said(step, text, risk);
    expect(lines.join(' ')).toMatch(/alone|solas/);
    expect(lines.join(' ')).toMatch(/911/);
  });
});

describe('who is meant', () => {
  it.each<[string, string, Risk]>([
    ['OD.911', 'its not about me its my brother', flow('OD')],
    ['BODY.911', 'not me, my dad', flow('BODY')],
    ['OD', 'no soy yo, es mi prima', es('OD')],
  ])('at %s %j goes on with them', (step, text, risk) => {
    expect(said(step, text, risk).step).toBe('THIRD.911');
  });

  it.each<[string, string, Risk]>([
    ['OD.cannot', 'no i meant my brother', flow('OD')],
    ['OD.911', 'no, digo mi prima', es('OD')],
  ])('at %s %j is asked, where it may be either', (step, text, risk) => {
    const { step: to, ask } = said(step, text, risk);
    expect(to).toBe('NS.who');
    expect(ask).not.toBeNull();
  });

  it.each<[string, string]>([
    ['en', 'no, not about me, about the baby. these thoughts scare me'],
    ['en', 'its not me its about my daughter, the thoughts frighten me'],
    ['es', 'no es por mi, es por la bebe, me asustan esos pensamientos'],
  ])('a baby that is feared for: %s %j', (language, text) => {
    const from = at('SQ.soft', { language: language as 'en' | 'es' });
    const there = {
      ...from,
      talk: { ...from.talk, memory: { ...from.talk.memory, topic: 'newborn' as const } },
    };
    expect(play([text], there).last.step).toBe('PICTURES');
  });
});

describe('a wound that has closed', () => {
  it.each<[string, string, Risk]>([
    ['HARM.care', 'nah theyre all scabbed over by now', flow('HARM')],
    ['HARM.care', 'its healed mostly', flow('HARM')],
    ['HARM.911', 'they healed weeks ago', flow('HARM')],
    ['HARM.care', 'ya cicatrizaron', es('HARM')],
    ['HARM.care', 'estan casi curadas', es('HARM')],
    ['HARM.911', 'ya sanaron hace dias', es('HARM')],
  ])('at %s %j needs no more care', (step, text, risk) => {
    expect(said(step, text, risk).step).toBe('HARM.2');
  });

  it.each<[string, string, Risk]>([
    ['HARM.care', 'it is not healing, its red', flow('HARM')],
    ['HARM.care', 'no se ha cerrado', es('HARM')],
  ])('at %s %j is none', (step, text, risk) => {
    expect(said(step, text, risk).step).not.toBe('HARM.2');
  });
});

describe('a correction that names nothing', () => {
  it.each<[string, string, Risk]>([
    ['OD.cannot', 'no thats not it', flow('OD')],
    ['VOICES.3', 'no its not that', flow('VOICES')],
    ['OD.911', 'no es eso', es('OD')],
    ['BODY.911', 'no me refiero a eso', es('BODY')],
    ['WITHDRAW', 'that is not what i meant', flow('WITHDRAW')],
  ])('at %s %j is owned in plain words', (step, text, risk) => {
    const { lines } = said(step, text, risk);
    expect(lines.join(' ')).toMatch(/read (?:that|it|you) wrong|leí mal|entendí mal/i);
    expect(lines.join(' ')).not.toMatch(/stay here|siguen aquí/);
  });
});

describe('calm in the midst of it', () => {
  it.each<[string, string, Risk]>([
    ['PERSON', 'i dont want anybody coming. im so calm now, havent been this calm in ages', OWN],
    ['SUI.who', 'dont send anyone, im at peace, first time in months', OWN],
    ['BARRIER', 'no need to call anyone. i feel peaceful finally', OWN],
    ['PERSON', 'que no venga nadie. tengo una paz que no sentia hace años', { ...OWN, language: 'es' }],
    ['SUI.who', 'no llamen a nadie, ando re tranquila, por fin', { ...OWN, language: 'es' }],
    ['BARRIER', 'no hace falta que venga nadie, estoy en calma como nunca', { ...OWN, language: 'es' }],
  ])('at %s %j keeps Harbor there', (step, text, risk) => {
    const { step: to, lines } = said(step, text, risk);
    expect(to).toMatch(/^(?:PERSON|SUI)/);
    expect(lines[0]).toMatch(/calm|calma/i);
    expect(lines.join(' ')).not.toMatch(/call nobody|llamo a nadie/i);
  });

  it.each<[string, string, Risk]>([
    ['BARRIER.b3', 'maybe. i finished the letters for the boys anyway', OWN],
    ['SUI.who', 'the notes are written, one for each', OWN],
    ['BARRIER.b3', 'puede ser. las cartas ya estan escritas', { ...OWN, language: 'es' }],
    ['PERSON', 'ya termine las cartas para mis hijos', { ...OWN, language: 'es' }],
  ])('at %s %j never gets a “good”', (step, text, risk) => {
    const { step: to, lines } = said(step, text, risk);
    expect(to).toMatch(/^(?:SUI\.today|PERSON\.line)$/);
    expect(lines.join(' ')).not.toMatch(/^(?:Good|Bien)\b/);
  });
});

describe('a question about what nobody has named yet', () => {
  it('says first what it is about, where nobody has named it', () => {
    for (const language of ['en', 'es'] as const) {
      const { last } = at('SUI.1', { level: 'crisis', raisedBy: 'signs', flow: 'SUI', language });
      expect(last.lines[0]).toMatch(/ending your life|quitarte la vida/);
    }
  });

  it.each<[string, string, Risk]>([
    ['SUI.today', 'the cat is on the table', OWN],
    ['PERSON', 'yeah in the yard', OWN],
    ['SUI.1', 'el martes llovio mucho', { ...OWN, language: 'es' }],
    ['SUI.today', 'mi equipo perdio otra vez', { ...OWN, language: 'es' }],
  ])('at %s %j is not guessed at', (step, text, risk) => {
    expect(said(step, text, risk).lines.join(' ')).not.toMatch(
      /may mean|puede querer decir|read that as|leería/,
    );
  });
});
