import { describe, expect, it } from 'vitest';
import { lastOf, play } from '../../../../../tests/factories/harbor/play';

describe('something of their own that is to be written', () => {
  it.each([
    'nah im all good. only thing is im best man for me cousin saturday and ive got bugger all written for the speech. im no good talkin in front of people',
    'maid of honour here, my toast is a blank page',
    'i have to give a speech at the wedding',
    'i have nothing written for my speech',
    'havent even started my eulogy',
    'tengo que dar unas palabras para la boda de mi hermano y no tengo nada escrito',
    'me pidieron dar un discurso y ni idea',
    'no se como empezar el brindis',
  ])('"%s" leads to a speech with its three lines', (text) => {
    const { step, lines } = lastOf([text]);
    expect(step).toBe('SPEAK.1');
    expect(lines[0]).toMatch(/three lines|tres líneas/);
  });

  it.each([
    'i need to write a letter to my landlord',
    'help me write a message to my boss',
    'how do i word an email to my teacher',
    'tengo q mandarle un mensaje a mi jefe y no se como',
    'necesito escribir un correo para la profe',
    'ayudame a redactar una carta para mi casero',
  ])('"%s" leads to words to send', (text) => {
    expect(lastOf([text]).step).toBe('WORDS.1');
  });

  it.each([
    'my dad gave a speech at the wedding and said nothing about me',
    'her speech was lovely',
    'my son has speech therapy',
    'i have to write an email for work 50 times a day',
    'i burned the toast again',
    'i got a text from my boss',
    'mi jefe dio un discurso de una hora',
    'recibi un mensaje de mi ex',
    'my best man is ill',
    'i need to write a goodbye letter to my family',
  ])('"%s" is none', (text) => {
    expect(lastOf([text]).step).not.toMatch(/^(?:SPEAK|WORDS)\./);
  });
});

describe('a page of words to send', () => {
  it.each([
    ['en', ['hm i guess i just did. come thursday', 'i need a day to think', 'call me soon']],
    ['en', ['she does not know i am on contract', 'i can send five', 'ask me first']],
    ['es', ['q le escribi 2 veces y no me contesto', 'pues saber si hice algo', 'ven el viernes']],
    ['es', ['Lucía, usted arrendó la casa', 'necesito hablar', 'ya le dije, que nos sentemos el sábado']],
  ] as const)('(%s) %j says that the lines stand as they were typed', (language, lines) => {
    const open =
      language === 'es' ? 'mi hermana se fue y no me dijo nada' : 'my sister left and did not tell me';
    const { last } = play([open, '>words', ...lines]);
    expect(last.step).toBe('WORDS.done');
    expect(last.lines[0]).toMatch(/typed|escribiste/);
  });

  it.each([
    ['en', ['you moved out without a word', 'i need to know where you are', 'call me on sunday']],
    ['es', ['te fuiste sin avisar', 'necesito saber de ti', 'llámame el domingo']],
  ] as const)('(%s) %j needs no such line', (language, lines) => {
    const open =
      language === 'es' ? 'mi hermana se fue y no me dijo nada' : 'my sister left and did not tell me';
    const { last } = play([open, '>words', ...lines]);
    expect(last.step).toBe('WORDS.done');
    expect(last.lines.join(' ')).not.toMatch(/typed|escribiste/);
  });
});
