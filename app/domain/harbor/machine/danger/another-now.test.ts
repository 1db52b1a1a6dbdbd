import { describe, expect, it } from 'vitest';
import { at, play, visit } from '../../../../../tests/factories/harbor/play';
import { assess } from '../../../safety/assess';
import { signsOfNow } from '../plain-danger/others/signs-of-now';

const signs = (text: string) => [...signsOfNow(assess(text).words)].sort().join(' ');

describe('what is told of somebody else that may mean now', () => {
  it.each([
    ['his door is locked and hes not answering', 'locked silent'],
    ['she locked herself in the bathroom and wont open', 'locked silent'],
    ['se encerro en el baño y no me abre', 'locked silent'],
    ['mi hijo esta en su cuarto, puerta con llave, no contesta', 'locked silent'],
    ['she was crying and then it went all quiet', 'sudden'],
    ['i heard a thud from her room', 'sudden'],
    ['mi hermano se calló de golpe, se oyó un golpe', 'sudden'],
    ["he just texted fola 'look after everyone for me'", 'farewell'],
    ['my brother sent a voice note saying sorry for everything', 'farewell'],
    ['she messaged mum love you all its not your fault', 'farewell'],
    ['mi prima mando un audio que dice cuiden a mis hijos', 'farewell'],
    ['mi amigo puso en su historia perdon por todo', 'farewell'],
    ['he told Fola last week she could have his guitar cos he wont need it', 'gave'],
    ['my flatmate is giving away all his stuff', 'gave'],
    ['mi hermano le regalo su moto a un amigo, dijo q ya no la va a necesitar', 'gave'],
    ['nobody has seen him since tuesday', 'unseen'],
    ['he hasnt come out of his room for three days', 'unseen'],
    ['lleva tres dias sin salir y no contesta, mi hermana', 'silent unseen'],
  ])('%s', (text, expected) => {
    expect(signs(text)).toBe(expected);
  });

  it.each([
    'i locked myself in my room',
    'me encerre en el baño',
    'the shop is locked and they dont answer',
    'he gave me his guitar cos he bought a new one',
    'my brother gave me his coat, he wont need it in spain',
    'mi tio me regalo su bici porque se compro otra y no la necesita',
    'in the film she locks the door and goes silent',
    'my dog went quiet',
    'he texted me happy birthday',
    'i gave him my guitar i wont need it',
    'he was my friend years ago and stopped answering',
    'look after yourself',
    'music stopped at the party and she laughed',
  ])('is nothing of it: %s', (text) => {
    expect(signs(text).replace('silent', '').trim()).toBe('');
  });
});

const THIRD = { level: 'crisis', flow: 'THIRD', raisedBy: 'person' } as const;

describe('somebody else in danger, told', () => {
  it.each([
    [
      'WORDS.2',
      'he hasnt come out since monday and he told Fola she could have his guitar cos he wont need it',
      'THIRD',
    ],
    ['WORDS.1', 'she sent me a message saying take care of the kids and sorry for everything', 'THIRD'],
    ['DECIDE.1', 'mi hermano mando un audio que dice perdon por todo y ya no contesta', 'THIRD'],
    ['PICK', 'he locked the bathroom door, wont answer, and i heard a thud', 'THIRD.911'],
    ['PICK', 'no es por mi es por el. regalo toda su ropa, dijo que ya no le va a hacer falta', 'THIRD'],
  ])('opens its flow at once, also inside an exercise: %s %j', (step, text, to) => {
    const { last } = play([text], at(step));
    expect(last.step).toBe(to);
    expect(last.hasCard).toBe(true);
  });

  it('asks where only one thing is told', () => {
    const { last } = play(
      ['none of those really, its not about me. my housemate has stopped answering me even through the door'],
      visit(),
    );
    expect(last.step).toBe('SQ.third');
  });

  it.each([
    ['THIRD', 'the music just stopped. there was a thud', 'THIRD.911'],
    ['THIRD.ask', 'door is locked and he wont answer', 'THIRD.911'],
    ['THIRD.worried', "he just texted fola 'look after everyone for me'", 'THIRD.911'],
    ['THIRD.ask', 'se encerro y no me abre', 'THIRD.911'],
    ['THIRD.911', 'theres another thud now', 'THIRD.911'],
  ])('goes on to the number: %s %j', (step, text, to) => {
    const { last } = play([text], at(step, THIRD));
    expect(last.step).toBe(to);
    expect(last.lines.join(' ')).toMatch(/911/);
    expect(last.lines.join(' ')).not.toMatch(/[Kk]nock|[Tt]oca la puerta/);
  });

  it('asks about them, and not who hurts the writer, after "it is not me"', () => {
    const { last } = play([
      'my housemate Tunde hasnt been to lectures in 3 weeks. he doesnt eat with us anymore. im probably overthinking',
      'its not me its him. how do i even bring it up without sounding like his mum',
    ]);
    expect(last.step).not.toBe('SQ.hurt');
  });

  it('leaves a story of their own danger theirs', () => {
    const { last } = play(
      ['he said he wont answer me anymore and the door is locked'],
      at('SQ.plain', { level: 'concern', raisedBy: 'signs' }),
    );
    expect(last.step).not.toMatch(/^THIRD/);
  });

  it('says what to do until help is there, once and then further', () => {
    const from = play(
      ['ive rung 999 theyre coming, they said stay on the line. what do i do till they get here'],
      at('THIRD.911', THIRD),
    );
    expect(from.last.step).toBe('THIRD.coming');
    expect(from.last.lines.join(' ')).toMatch(/Until they come/);
    const next = play(['and what do i do till then, until they come'], from);
    expect(next.last.lines).not.toEqual(from.last.lines);
    expect(next.last.lines.join(' ')).toMatch(/Clear the way/);
  });

  it.each(["she's rang 999 they say 20 minutes", 'my wife called an ambulance, they said 15 mins'])(
    'knows that help is on its way to their own body: %s',
    (text) => {
      const { last } = play([text], at('WITHDRAW.cannot', { ...THIRD, flow: 'WITHDRAW', level: 'imminent' }));
      expect(last.step).toBe('COMING');
    },
  );
});
