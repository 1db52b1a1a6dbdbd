import { describe, expect, it } from 'vitest';
import { at, play } from '../../../../../tests/factories/harbor/play';

const own = (language: 'en' | 'es') =>
  ({ level: 'crisis', flow: 'SUI', raisedBy: 'person', answer: 'yes', language }) as const;
const lastAt = (step: string, text: string, language: 'en' | 'es') =>
  play([text], at(step, own(language))).last;

describe('a message that went out', () => {
  it.each([
    ['SUI.gun', 'that i can say. ok. texted him', 'en'],
    ['PERSON', 'done, sent it to kev', 'en'],
    ['PERSON.sent', 'k messaged her', 'en'],
    ['PERSON', 'listo, le escribi a mi hermana', 'es'],
    ['PERSON.sent', 'ya le mande el mensaje al rafa', 'es'],
  ] as const)('waits for its answer, and asks no name, at %s: %j', (step, text, language) => {
    expect(lastAt(step, text, language).step).toBe('PERSON.wait');
  });

  it('leads on with no answer, and to whoever answered', () => {
    const wait = play(['ok texted her'], at('PERSON', own('en')));
    expect(play(['>waiting'], wait).last.step).toBe('PERSON.next');
    expect(play(['no answer'], wait).last.step).toBe('PERSON.next');
    expect(play(['>answered'], wait).last.step).toBe('SUI.with');
  });

  it.each([
    ['PERSON.sent', 'she left me on read', 'en'],
    ['PERSON.sent', 'he hasnt texted me in months', 'en'],
    ['PERSON.sent', 'le escribi ayer y ni me peló', 'es'],
    ['PERSON', 'i never texted her', 'en'],
    ['PERSON.sent', 'she sent me a meme last week', 'en'],
    ['PERSON.sent', 'el me mando un mensaje feo el mes pasado', 'es'],
  ] as const)('is none at %s in %j', (step, text, language) => {
    expect(lastAt(step, text, language).step).not.toMatch(/^(?:PERSON\.wait|SUI\.with)$/);
  });
});

describe('somebody who answers or sets out', () => {
  it.each([
    ['PERSON', 'i just said. mike. hes typing back already, says hes putting his boots on', 'en'],
    ['PERSON.wait', 'he is on his way', 'en'],
    ['PERSON', 'she just rang me, shes getting her keys', 'en'],
    ['PERSON.sent', 'me esta contestando, dice q ya sale para aca', 'es'],
    ['PERSON.wait', 'ya me contestó', 'es'],
    ['PERSON', 'viene para acá', 'es'],
  ] as const)('is reached at %s: %j', (step, text, language) => {
    expect(lastAt(step, text, language)).toMatchObject({ step: 'SUI.with', level: 'crisis' });
  });
});

describe('somebody who is named', () => {
  it.each([
    ['SUI.gun', 'theres mike. buddy from the unit. what would i even say', 'en', /You can say/],
    ['PERSON', 'danny. mate from the fire station', 'en', /You can say/],
    ['PERSON.next', 'fine. my aunt is chill i guess, she used to do it too. maybe her', 'en', /You can say/],
    ['PERSON', 'mi tia. pero no se q decirle', 'es', /Puedes decir/],
    ['PERSON', 'el beto, mi compadre', 'es', /Puedes decir/],
    ['SUI.near', 'creo que mi prima podria', 'es', /Puedes decir/],
  ] as const)('is taken at %s, with words to send: %j', (step, text, language, words) => {
    const last = lastAt(step, text, language);
    expect(last.step).toBe('PERSON.sent');
    expect(last.lines.join(' ')).toMatch(words);
  });

  it.each([
    ['SUI.gun', 'theres mike. buddy from the unit. but its midnight and hes got kids', 'en', /woken/],
    ['PERSON', 'theres a guy from AA, big steve, but its 2 in the morning', 'en', /woken/],
    ['PERSON.next', 'could try my nan but its gone 1am and shes 80', 'en', /woken/],
    ['PERSON', 'mi hermano, pero ya bastante tiene', 'es', /prefiere/],
    ['BARRIER.b3', 'mi hermano, pero ya bastante tiene', 'es', /prefiere/],
    ['PERSON', 'mi madrina pero ya tiene muchos problemas', 'es', /prefiere/],
  ] as const)('is answered in what keeps them from asking at %s: %j', (step, text, language, words) => {
    const last = lastAt(step, text, language);
    expect(last.step).toBe('PERSON.sent');
    expect(last.lines[0]).toMatch(words);
  });

  it('is asked to take the gun along', () => {
    const { last } = play(['my 45 is in the drawer', 'my buddy mike maybe'], at('SUI.near', own('en')));
    expect(last.lines.join(' ')).toMatch(/gun here\. Please come and take it/);
  });

  it.each([
    ['my sister died last year', 'en'],
    ['not my dad, never him', 'en'],
    ['a mi mama ni loco', 'es'],
    ['mi hermano se murio el año pasado', 'es'],
  ] as const)('and cannot be the one is not sent to: %j', (text, language) => {
    expect(lastAt('PERSON', text, language).step).not.toBe('PERSON.sent');
  });
});

describe('who will not call', () => {
  it.each([
    ['PERSON.sent', 'im not ringing anyone, i dont want to be a pain', 'en', 'BARRIER.b3'],
    ['PERSON', 'not bothering people with this rubbish', 'en', 'BARRIER.b3'],
    ['BARRIER.b5', 'argentina. pero no voy a llamar, no quiero joder a nadie', 'es', 'BARRIER.b3'],
    ['PERSON.sent', 'como q si pude? te dije q no voy a llamar', 'es', 'BARRIER'],
    ['PERSON.sent', 'not texting nobody, they got their own shit', 'en', 'BARRIER'],
    ['PERSON', 'no quiero andar jodiendo a la gente', 'es', 'BARRIER.b3'],
  ] as const)('is not told that now is a good time at %s: %j', (step, text, language, to) => {
    const last = lastAt(step, text, language);
    expect(last.step).toBe(to);
    expect(last.lines.join(' ')).not.toMatch(/Now is a good time|Ahora es buen momento/);
  });

  it('gets the number of the country that was named beside it', () => {
    const last = lastAt('BARRIER.b5', 'argentina. pero no voy a llamar, no quiero joder a nadie', 'es');
    expect(last.lines.join(' ')).toContain('0800 999 0091');
  });

  it('is led to the next minutes the second time', () => {
    const { last } = play(
      ['i am not calling anyone', 'i said i am not calling anybody'],
      at('PERSON', own('en')),
    );
    expect(last.step).toMatch(/^TEN\./);
  });

  it.each(['i cant call, he would hear me', 'ill call my mom then'])('is not %j', (text) => {
    expect(lastAt('PERSON.sent', text, 'en').lines.join(' ')).not.toMatch(/do not have to call/);
  });
});
