import { describe, expect, it } from 'vitest';
import { at, play } from '../../../../../tests/factories/harbor/play';

const own = (language: 'en' | 'es', flow = 'SUI') =>
  ({ level: 'crisis', flow, raisedBy: 'person', answer: 'yes', language }) as const;

describe('who can read it, asked or feared', () => {
  it.each([
    [
      'PERSON.sent',
      'omg ur so dumb. im not telling anyone cuz then mom reads it. is this private yes or no',
      'en',
    ],
    ['PERSON', 'if i write it here my mom sees it on my phone', 'en'],
    ['SUI.near', 'who can see what i type', 'en'],
    ['PERSON', 'es q mi mama me revisa el cel y lo va a leer', 'es'],
    ['SUI.near', 'esto es privado si o no', 'es'],
    ['SQ.plain', 'quien lee esto', 'es'],
  ] as const)('is answered at once at %s, and the step stays: %j', (step, text, language) => {
    const from = at(step, own(language));
    const { last } = play([text], from);
    expect([last.step, last.level]).toEqual([step, from.last.level]);
    expect(last.lines[0]).toMatch(/password|clave/);
  });

  it('is left to the way that hides the screen where somebody hurts them', () => {
    const hurt = at('HOME.plan', { level: 'crisis', flow: 'HOME', raisedBy: 'person' });
    expect(play(['he reads my messages'], hurt).last.lines.join(' ')).not.toMatch(/runs the server/);
  });
});

describe('a plain no beside the question', () => {
  it.each([
    [
      'HARM.2',
      'nah i dont wanna die. it just like.. shuts my head up. r u gonna tell my parents',
      'en',
      'HARM.3',
    ],
    ['HARM.2', 'no i dont. will u tell my mum about this', 'en', 'HARM.3'],
    ['HARM.2', 'nope. does my school get told', 'en', 'HARM.3'],
    ['HARM.2', 'no. esto le llega a mis papas?', 'es', 'HARM.3'],
    ['HARM.2', 'no, morirme no. le vas a decir a mi vieja?', 'es', 'HARM.3'],
  ] as const)('is heard, too, at %s: %j', (step, text, language, to) => {
    const { last } = play([text], at(step, own(language, 'HARM')));
    expect(last).toMatchObject({ step: to, level: 'crisis' });
    expect(last.lines[0]).toMatch(/nobody|a nadie/);
  });

  it.each([
    ['dont tell my mom', 'en'],
    ['maybe. are you going to tell my mom', 'en'],
    ['no se. le vas a decir a mi mama?', 'es'],
  ] as const)('is not in %j', (text, language) => {
    expect(play([text], at('HARM.2', own(language, 'HARM'))).last.step).toBe('HARM.2');
  });
});

describe('what asks back or contradicts', () => {
  it.each([
    ['PERSON.sent', 'did WHAT go lol. i asked r u telling my parents or not', 'en'],
    ['PERSON.sent', 'i never sent anything??', 'en'],
    ['SUI.means', 'who said anything about a thing', 'en'],
    ['BARRIER', 'no thats wrong. why u asking me that', 'en'],
    ['PERSON.sent', 'que cosa pude? de q hablas', 'es'],
    ['BARRIER', 'eso no es lo q dije. por que preguntas eso', 'es'],
  ] as const)('is never said to have been understood, at %s: %j', (step, text, language) => {
    const { last } = play([text], at(step, own(language)));
    expect(last.lines.join(' ')).not.toMatch(
      /What I did get|Not all of it|Lo que sí entendí|No me queda claro/,
    );
  });

  it('is told plainly that it was not', () => {
    expect(play(['no thats wrong. why u asking me that'], at('BARRIER', own('en'))).last.lines[0]).toMatch(
      /did not get that/,
    );
  });

  it('is told what is asked, where that is known', () => {
    const text = 'did WHAT go lol. i asked r u telling my parents or not';
    expect(play([text], at('PERSON.sent', own('en'))).last.lines[0]).toMatch(/nobody|cannot call/);
  });

  it.each([
    ['SUI.means', 'grey outside today', 'en'],
    ['SUI.means', 'afuera llueve', 'es'],
  ] as const)('does not stand at %s in %j', (step, text, language) => {
    const { last } = play([text], at(step, own(language)));
    expect(last.lines.join(' ')).toMatch(/What I did get|Lo que sí entendí/);
  });
});

describe('the number itself', () => {
  it.each([
    ['BARRIER.b3', 'como q si pude? te dije q no voy a llamar. y el numero de argentina cual es'],
    ['PERSON.sent', 'el numero de argentina te estoy pidiendo'],
  ] as const)('is given at %s when it is asked for: %j', (step, text) => {
    const { last } = play([text], at(step, { ...own('es'), isAbroad: true, country: 'ar' }));
    expect(last.lines.join(' ')).toContain('0800 999 0091');
  });
});

describe('who was in the forces', () => {
  it.each([
    ['not much of a talker. 22 years in, got out in 2011', 'en'],
    ['theres mike, buddy from the unit', 'en'],
    ['did two tours with the marines. been out since 09', 'en'],
    ['fui marine 8 años, soy veterano', 'es'],
  ] as const)('is told of the line for them once: %j', (text, language) => {
    const { replies } = play([text, 'and', 'well'], at('SUI.near', own(language)));
    const named = replies.filter(({ lines }) => lines.join(' ').includes('838255'));
    expect(named).toHaveLength(1);
  });

  it('is not told of it abroad, nor for somebody else', () => {
    const abroad = at('SUI.near', { ...own('en'), isAbroad: true, country: 'uk' });
    expect(play(['i served in the army'], abroad).last.lines.join(' ')).not.toContain('838255');
    const { last } = play(['my grandpa was in the army, he died'], at('SUI.near', own('en')));
    expect(last.lines.join(' ')).not.toContain('838255');
  });
});
