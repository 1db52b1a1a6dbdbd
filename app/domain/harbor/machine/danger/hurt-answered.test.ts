import { describe, expect, it } from 'vitest';
import { at, lastOf, play } from '../../../../../tests/factories/harbor/play';
import type { Talk } from '../talk/state';

const HURT: Partial<Talk['risk']> = { level: 'crisis', flow: 'HOME', raisedBy: 'person', told: ['force'] };

describe('force that is told in so many words', () => {
  it.each([
    'he go land me slap if food no ready',
    'my man give me dirty slap yesterday because of soup',
    'she shoved me into the door last week',
    'husband hit me two times with hand on face',
    'he pushed me against the wall',
    'el sábado me aventó contra la pared',
    'mi esposo me dio una cachetada ayer',
    'me estrelló contra la puerta mi ex',
  ])('%j is answered as said', (text) => {
    expect(lastOf([text])).toMatchObject({ step: 'HURT', level: 'crisis' });
  });

  it.each([
    'my boyfriend squeezed my throat on friday',
    'he hold my neck last month, my husband',
    'mi novio me agarró del cuello',
  ])('%j: hands on the neck are not asked about again', (text) => {
    expect(play([text, '>again']).replies.map(({ step }) => step)).toContain('HOME.neck');
  });

  it('does not ask who it is once that was said', () => {
    expect(play(['es por mi marido', 'me aventó contra la pared', '>again']).last.step).toBe('HOME');
    expect(play(['my husband shouts a lot', 'he beats me', '>again']).last.step).toBe('HOME');
    expect(play(['he beats me', '>again']).last.step).toBe('HURT.who');
  });

  it.each([
    'my brother beat me at chess again',
    'the cat pushed me off the bed',
    'me pegó el sol',
    'mi hermano me ganó, me dio una paliza al futbol',
  ])('%j is none', (text) => expect(lastOf([text]).step).not.toMatch(/^(?:HURT|HOME)/));
});

describe('after force was told', () => {
  it('a “no” about dying leads back to the plan and takes nothing back', () => {
    const { last } = play(
      ['>inside', '>no'],
      at('HOME.plan', { ...HURT, level: 'imminent', isDirect: true }),
    );
    expect(last).toMatchObject({ step: 'HOME.plan', level: 'imminent', hasCard: true });
  });

  it.each([
    'Talk? I told you he hold my neck',
    'me dice que tenemos que hablarlo',
    'so what do i do about him',
  ])('%j gets no steps for a couple', (text) => {
    const { last } = play([text], at('TOPIC.partner', HURT));
    expect(last.step).toMatch(/^(?:HURT|HOME)/);
  });
});

describe('a plain denial', () => {
  it.each([
    ['HURT', 'nobody is hurting me, you misunderstood'],
    ['HURT.who', 'no one hits me'],
    ['HOME', 'es un malentendido'],
    ['HURT', 'nadie me pega, entendiste mal'],
    ['HURT.who', 'NO. nobody hurt me. It is misunderstanding. I only want to know how to tell my wife'],
  ])('at %s %j leads out, one step down', (step, text) => {
    const { talk, last } = play([text], at(step, { level: 'crisis', flow: 'HURT', raisedBy: 'signs' }));
    expect(talk.risk).toMatchObject({ level: 'concern', flow: null });
    expect(last.step).not.toMatch(/^(?:HURT|HOME)/);
  });

  it('has a button at the steps of being hurt and of another in danger', () => {
    for (const step of [
      'HURT',
      'HURT.911',
      'HURT.who',
      'HOME',
      'HOME.neck',
      'HOME.plan',
      'THIRD',
      'THIRD.ask',
    ])
      expect(
        at(step, HURT).last.choices.map(({ id }) => id),
        step,
      ).toContain('notSo');
    expect(play(['>notSo'], at('HURT.who', HURT)).talk.risk.level).toBe('concern');
    expect(play(['>notSo'], at('HURT.911', { ...HURT, level: 'imminent' })).last.step).toBe('SQ.doubt');
  });

  it.each([
    "nah he's a good guy, i'm just nervous to ask him for money",
    'No no, wife is very good woman. I am scared of tell her about the job',
    'no no, ella es muy buena conmigo',
  ])('to the question %j is a no', (text) =>
    expect(play([text], at('SQ.hurt', { level: 'concern' })).talk.risk.level).toBe('none'),
  );

  it.each(['he is a good man but he hit me', 'es bueno pero me pegó'])('%j is none', (text) => {
    expect(play([text], at('SQ.hurt', { level: 'concern' })).last.step).toBe('HURT');
  });

  it.each(['you took that wrong, i didnt mean it like that', 'no quise decir eso, me malinterpretaste'])(
    'of their own danger, %j is asked once and lowers nothing',
    (text) => {
      const from = at('SUI.today', { level: 'imminent', flow: 'SUI', raisedBy: 'signs' });
      expect(play([text], from).last).toMatchObject({ step: 'SQ.lightly', level: 'imminent' });
    },
  );
});

describe('a fear of telling somebody something', () => {
  it.each([
    'how I tell my wife? that is what I am scared',
    "i'm scared to tell my boss i missed the deadline",
    'me da miedo contarle a mi mamá que reprobé',
  ])('%j is no fear of them', (text) => expect(lastOf([text]).step).not.toBe('SQ.hurt'));
  it.each(['i am scared of what he will do if i tell him', 'tengo miedo de decirle a mi marido, me pega'])(
    '%j is fear of them',
    (text) => expect(lastOf([text]).step).toMatch(/^(?:SQ\.hurt|HURT|HOME)/),
  );
});

it.each([
  ['HOME.plan', 'Will the police hear about this chat?'],
  ['HOME.plan', 'y tú le vas a avisar a alguien?'],
  ['HOME.plan', 'do they help people without papers?'],
  ['THIRD.ask', 'is it normal that i am angry with her'],
  ['HOME.plan', 'es normal que todavía lo quiera?'],
])('at %s %j is answered alone, without the words of the step again', (step, text) => {
  const from = at(step, { ...HURT, flow: step.split('.')[0] ?? null });
  const { last } = play([text], from);
  expect(last.step).toBe(step);
  expect(last.lines).toHaveLength(1);
  expect(last.lines[0]).not.toBe(from.last.lines[0]);
});

describe('after a “no”, and in a talk in jest', () => {
  it('being worn out is not asked about again', () => {
    const asked = play(['no aguanto más esto', 'no']);
    expect(
      play(['la mamá trabaja de noche. no hay nadie mas, la familia está en Pasto'], asked).last.asks,
    ).toBe(false);
  });

  it('the subject alone calls for no question on top of a question', () => {
    const from = at('TOPIC.lonely');
    const heavy = {
      ...from,
      talk: { ...from.talk, memory: { ...from.talk.memory, topic: 'lonely' as const, heavyTurns: 1 } },
    };
    expect(play(['el 988 es de estados unidos no? yo estoy en zaragoza'], heavy).last.asks).toBe(false);
  });
});
