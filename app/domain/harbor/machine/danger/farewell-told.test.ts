import { describe, expect, it } from 'vitest';
import { lastOf } from '../../../../../tests/factories/harbor/play';

describe('somebody else says goodbye', () => {
  it.each([
    "hi, its not about me. my brother gave me his guitar yesterday, he loves that thing. and he said 'take care of mum for me'. im scared",
    'my dad phoned everyone he knows to thank them and gave his watch to my lad. i dont like it',
    'my flatmate handed me her cat and said look after him when im gone',
    'he hugged everyone and said goodbye',
    'me regaló su guitarra y me dijo cuida a mamá',
    'mi primo repartio sus cosas y nos abrazo a todos como despidiendose',
    'mi amigo me mando un audio pidiendo perdon por todo y dando las gracias, me da muy mala espina',
  ])('is asked about as a danger to that other: %j', (text) => {
    expect(lastOf([text]).step).toMatch(/^(?:SQ\.third|THIRD)$/);
  });

  it.each([
    'i think hes going to do something to himself',
    'scared my bro is gonna do something stupid to himself tonight',
    'tengo miedo de que haga una locura',
    'creo q mi hermana se va a hacer algo',
  ])('a fear said outright opens the help at once: %j', (text) => {
    expect(lastOf([text]).step).toBe('THIRD');
  });

  it.each([
    'my brother gave me his guitar because he got a new one',
    'she hugged everyone goodbye at the airport, i miss her already',
    'my dad gave me his watch for my graduation',
    'my boss is going to do something stupid with the budget',
    'mi tia me dijo cuida a mama que se va de viaje',
    'hice una locura, me pinte el pelo de rosa',
    'mi hermana se va a hacer un tatuaje',
  ])('is not heard in %j', (text) => {
    expect(lastOf([text]).step).not.toMatch(/SQ\.third|THIRD/);
  });

  it.each([
    'i gave my sister the cat and told her to look after him when im gone',
    'le regale mi guitarra a mi hermano y le dije cuida a mama',
  ])('is their own where they say it themselves: %j', (text) => {
    expect(lastOf([text]).step).not.toMatch(/SQ\.third|THIRD/);
  });
});

describe('a note of farewell that somebody else wrote', () => {
  it.each([
    'I was putting my sons socks away and found a note in his drawer. It reads like a goodbye. He is 15',
    'found a letter in her backpack, she writes that she wants to die',
    'encontré una carta en el cuarto de mi hija, se despide de todos',
    'leí el diario de mi hermano y dice que quiere morir',
  ])('opens the help for that other at once: %j', (text) => {
    expect(lastOf([text]).step).toBe('THIRD');
  });

  it.each([
    'i found the note i wrote last year, it was my goodbye',
    'encontre la carta de despedida que yo escribi',
  ])('is not made of %j', (text) => {
    expect(lastOf([text]).step).not.toMatch(/THIRD/);
  });

  it('is not taken for one’s own by a "not me" afterwards', () => {
    const last = lastOf([
      'I want to die. that is what it says',
      'no not me. its my son. I found it, he wrote it',
    ]);
    expect(last.step).toMatch(/THIRD/);
    expect(last.lines.join(' ')).not.toMatch(/plain answer|Such thoughts/);
  });
});
