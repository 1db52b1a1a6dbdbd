import { describe, expect, it } from 'vitest';
import { at, lastOf, play } from '../../../../../tests/factories/harbor/play';
import type { Talk } from '../talk/state';

const HURT = {
  level: 'crisis',
  flow: 'HOME',
  raisedBy: 'person',
  told: ['partner'],
} as const satisfies Partial<Talk['risk']>;
const atHome = (step: string, language: 'en' | 'es' = 'en') =>
  at(step, { ...HURT, language, told: ['partner'] });

describe('hurt by a partner: this talk may be seen', () => {
  it.each([
    ['HOME', 'y si el me ve este chat? me revisa todo despues'],
    ['HOME', 'what if he sees this? he goes through everything'],
    ['HURT', 'tengo miedo q lea esto, me agarra el celu todas las noches'],
    ['HOME.plan', 'can he find this chat on my phone, he checks it every night'],
  ])('at %s is answered as its button is: %j', (step, text) => {
    const { last } = play([text], atHome(step));
    expect([last.step, last.links]).toEqual(['HURT.screen', ['leave', 'deleteTalk']]);
    expect(last.lines.join(' ')).toMatch(/history|historial/);
  });

  it('and a threat stays one', () => {
    const { last } = play(['he will kill me if he sees this'], atHome('HOME.plan'));
    expect(last.step).not.toBe('HURT.screen');
  });
});

describe('hurt by a partner: what was told is not asked again', () => {
  it('neither who it is, nor the same words twice', () => {
    const { replies } = play(['>screen', '>goOn', '>screen', '>goOn'], atHome('HOME'));
    expect(replies.map(({ step }) => step)).toEqual([
      'HOME',
      'HURT.screen',
      'HOME',
      'HURT.screen',
      'HOME.plan',
    ]);
    expect(replies[2]?.lines).not.toEqual(replies[0]?.lines);
    expect(replies[2]?.ask).not.toBe(replies[0]?.ask);
  });

  it.each(['my boyfriend, i said. he just grabbed my arm', 'mi novio ya te dije. solo me empujo esa vez'])(
    'named in passing: %j',
    (text) => {
      const { replies } = play(
        [text, '>again'],
        at('HURT', { level: 'crisis', flow: 'HURT', raisedBy: 'person' }),
      );
      expect(replies.map(({ step }) => step)).not.toContain('HURT.who');
    },
  );
});

describe('hurt by a partner: who stays is not pressed', () => {
  it.each([
    'no lo voy a dejar, lo quiero. solo quiero q deje de revisarme el cel',
    'no quiero separarme, lo amo, quiero q cambie',
    'im not leaving him. i love him, just want him to stop tracking me',
    'i dont want to leave her i just want the shouting to stop',
  ])('%j', (text) => {
    const { last } = play([text], atHome('HOME.plan'));
    expect(last.step).toBe('HURT.next');
    expect(last.lines[0]).toMatch(/do not have to leave anyone|No tienes que dejar a nadie/);
  });
});

describe('keeping a jealous partner from getting angry', () => {
  it.each([
    'hola necesito consejo xq mi novio anda muy celoso y ya no se q hacer para q no se enoje',
    'mi marido se pone como loco si llego tarde, como le hago pa q no se enoje',
    'my bf gets so jealous, how do i not set him off',
    'walking on eggshells so my husband doesnt kick off. what do i do',
  ])('is about the two of them, and the fear is asked: %j', (text) => {
    const { last, talk } = play([text]);
    expect([last.step, talk.memory.topic]).toEqual(['SQ.hurt', 'partner']);
    expect(play(['no'], { last, talk, replies: [] }).last.step).toBe('TOPIC.partner');
  });

  it.each([
    'my bf is sweet, how do i plan his birthday so hes not bored',
    'my girlfriend is mad i forgot our anniversary. what do i say',
    'como hago para que mi jefe no se enoje por el informe',
    'mi novio se enojo porque llegue tarde al cine jaja',
  ])('is not heard in %j', (text) => {
    expect(lastOf([text]).step).not.toBe('SQ.hurt');
  });
});
