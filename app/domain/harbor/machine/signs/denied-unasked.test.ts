import { describe, expect, it } from 'vitest';
import { at, lastOf, play } from '../../../../../tests/factories/harbor/play';

describe('a denial that nobody asked for', () => {
  it.each([
    'no no i do not want to hurt myself, nothing like that',
    'no no please, its just how we talk. i dont want to die at all, i want to pass biology',
    'No, por Dios, no pienso en quitarme la vida, solo estoy de mal humor',
    '¿Suicidio? No, amigo, nada de eso. Tengo que arreglar una gotera',
  ])('is taken as it is said, and brings no question: %j', (text) => {
    const { step, level, asks } = lastOf([text]);
    expect(level).toBe('none');
    expect(asks).toBe(false);
    expect(step).not.toMatch(/^(?:SQ|SUI|HARM)/);
  });

  it.each([
    'no. i want to die',
    'no i do not want help, i want to kill myself',
    'no, quiero morirme',
    'not today. i will end my life on sunday',
    'no quiero vivir',
  ])('is none where the danger itself is said: %j', (text) => {
    expect(lastOf([text]).level).not.toBe('none');
  });

  it.each([
    '¿Suicidarme? No, hombre, no, estoy pensando en el trabajo',
    'No love, I am not suicidal, I am just cross',
  ])('is the no to the question that is open: %j', (text) => {
    const { step, level } = lastOf([text], at('SQ.plain', { level: 'concern' }));
    expect(level).toBe('none');
    expect(step).not.toMatch(/^(?:SQ\.(?:again|plain|doubt)|SUI)/);
  });

  it('takes nothing back that was said before', () => {
    const from = play(['i want to kill myself'], at('OPEN'));
    expect(play(['no no, i do not want to hurt myself, nothing like that'], from).last.level).not.toBe(
      'none',
    );
  });
});

describe('a denial with more beside it', () => {
  it.each([
    'no quiero morir pero tengo las pastillas aquí',
    'no i dont want to die but i cant keep going',
    'I am not suicidal. I have the letters ready though',
    'no quiero matarme, quiero que todo pare de una vez',
    'nah not gonna kill myself tonight, after the wedding',
    'no i dont want to hurt myself, i want to die',
    '¿Suicidio? No, nada de eso. Quiero morirme',
    'no no quiero hacerme daño, ya me corté bastante',
    'no, i wont hurt him. not unless he comes back',
    'dont want to die i just want the pain to stop',
    'no i am not in danger, he only hits me when he drinks',
  ])('denies less than it tells: %j', (text) => {
    expect(lastOf([text]).level).not.toBe('none');
  });
});
