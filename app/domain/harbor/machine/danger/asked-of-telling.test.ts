import { describe, expect, it } from 'vitest';
import { at, lastOf, play, visit } from '../../../../../tests/factories/harbor/play';

const TOLD = 'i spent money on the weekend that wasnt mine';
const reply = (text: string) => lastOf([TOLD, text]);

describe('whether to tell somebody', () => {
  it.each([
    'would it be mad to tell dan',
    'should i tell her?',
    'seria raro contarselo a mi hermana?',
    'y se lo digo o me lo callo?',
  ])('is weighed in a line, with words and both sides on the buttons: %j', (text) => {
    const { step, choices } = reply(text);
    expect(step).toBe('ASKED.tell');
    expect(choices.map(({ id }) => id)).toEqual(['words', 'decide', 'write', 'goOn']);
  });

  it('takes the choice where both ways stand in the question', () => {
    const { last, talk } = play([TOLD, 'do i tell my manager everything or just whats on the incident form']);
    expect(last.step).toBe('DECIDE.2');
    expect(talk.memory.slots.choice).toMatch(/^do i tell my manager/);
  });

  it('is answered in danger, too: a friend who knows is what is wanted there', () => {
    const { last } = play(
      ['5 blue things done lol. would it be mad to tell dan it was betting'],
      at('TEN.3', { level: 'crisis', flow: 'SUI', raisedBy: 'person', answer: 'yes' }),
    );
    expect(last.lines[0]).toMatch(/^That is not mad/);
  });
});

describe('whether it counts', () => {
  it.each(['does that even count', 'am i making too big a deal out of it', 'estoy haciendo un drama o que?'])(
    'is answered without a judgement: %j',
    (text) => {
      expect(reply(text).step).toBe('ASKED.counts');
    },
  );

  it('names what counts where somebody close was told of, with the way to help on a button', () => {
    const { last } = play([
      'es por mi marido. cuando bebe se pone a gritar y bueno, no sé si eso cuenta como algo',
      'pero cuenta o no cuenta? pegar no me ha pegado nunca',
    ]);
    expect(last.step).toBe('ASKED.counts');
    expect(last.lines[0]).toMatch(/^Que te griten/);
    expect(last.choices.map(({ id }) => id)).toContain('rough');
  });

  it('is answered also after a no to the question whether somebody hurts them', () => {
    const told = play([
      'me chilla que no valgo para nada, tira cosas, y mi hija de 6 se esconde en su cuarto',
      '>no',
    ]);
    expect(play(['lo que quiero saber es si esto es maltrato o estoy exagerando'], told).last.step).toBe(
      'ASKED.counts',
    );
  });
});

describe('what to say or do', () => {
  it.each([
    'y yo q le digo para no ponerla mas nerviosa? yo le hablo y se enoja',
    'cómo ayudo a mi hija con los nervios del examen?',
    'what do i say to her so she doesnt panic',
  ])('for somebody who is nervous comes as a short line to borrow: %j', (text) => {
    expect(lastOf([text]).step).toBe('ASKED.calm');
  });

  it.each([
    'quiero pedirle a mi jefe un cambio de ruta por lo de la espalda',
    'i wanna ask my boss for different shifts',
  ])('to ask somebody for something begins the words for it: %j', (text) => {
    expect(reply(text).step).toBe('WORDS.1');
  });

  it('is still no plan to ask what nobody wants to ask', () => {
    expect(reply('no quiero pedirle a mi jefe un cambio').step).not.toBe('WORDS.1');
  });

  it('for a helper who asks what else: what is left of it', () => {
    const { last } = play(
      ['I put the paracetamol and my husbands tablets in the car. anything else?'],
      at('THIRD.words', { level: 'crisis', flow: 'THIRD', raisedBy: 'person' }),
    );
    expect(last.lines.join(' ')).not.toMatch(/more than I know|cannot say/);
    expect(last.lines[0]).toMatch(/^That was right/);
  });
});

it('other questions keep their answers', () => {
  expect(reply('should i quit my job?').step).toBe('ABOUT.advice');
  expect(reply('is it stupid to cry over a cat?').step).toBe('ASKED.silly');
  expect(reply('who won the game last night?').step).toMatch(/^(?:ASKED\.none|ABOUT\.fact)$/);
  expect(play(['cuanto dura el duelo?'], visit()).last.step).toBe('FACT.grief');
});
