import { describe, expect, it } from 'vitest';
import { at, inLanguage, lastOf, play } from '../../../../../tests/factories/harbor/play';

describe('a plain question with a plain answer', () => {
  it.each([
    ['how many hours sleep do i need before i drive at 5', 'ASKED.hours'],
    ['cuantas horas hay q dormir? manejo a las 4', 'ASKED.hours'],
    ['my landlord wants me out by friday, is that legal', 'ASKED.law'],
    ['me pueden correr por estar enferma?', 'ASKED.law'],
    ['what can i do about my back, 11 hours sat down', 'ASKED.body'],
    ['me duele la cintura todo el dia, q puedo hacer?', 'ASKED.body'],
    ['whats 211', 'CALL.bed'],
    ['que es eso del 211?', 'CALL.bed'],
    ['do you ask people how they are. nobody asks any more', 'ASKED.me'],
    ['nadie me pregunta como estoy', 'ASKED.me'],
    ['what even are you', 'ABOUT.human'],
    ['¿y usted quién es?', 'ABOUT.human'],
    ['¿a usted le gustan los boleros?', 'ABOUT.feel'],
    ['o sea q mi vieja no ve esto', 'ABOUT.near'],
  ])('%j is answered (%s), at first and in a topic', (asked, step) => {
    expect(lastOf([asked]).step).toBe(step);
    expect(lastOf([asked], inLanguage('TOPIC.friends', 'en', 'friends')).step).toBe(step);
  });

  it('names where the law and the body are known, and never drives on with too little sleep', () => {
    expect(lastOf(['is that even legal']).lines.join(' ')).toMatch(/union|legal/);
    expect(lastOf(['what can i do about my neck']).lines.join(' ')).toMatch(/doctor/);
    expect(lastOf(['how much sleep do i need']).lines.join(' ')).toMatch(/seven hours.*not drive/);
  });

  it('what is denied beside the question is left', () => {
    const asked = play(['no i asked how many hours. i sleep fine'], inLanguage('TOPIC.sleep', 'en', 'sleep'));
    expect(asked.last.step).toBe('ASKED.hours');
    expect(asked.talk.memory.denied).toContain('sleep');
  });

  it('a question that opens a topic hears first that it has no answer', () => {
    const { lines } = lastOf(['when will my boss ever stop shouting at me at work?']);
    expect(lines.join(' ')).toMatch(/answer|do not know|cannot/);
  });

  it.each([
    'my boss is a legal adviser',
    'i hurt my back at work',
    'slept six hours',
    'can you believe my boss made me stay till 9',
    'me duele la espalda',
    'mi jefe no me pregunta nada',
  ])('%j asks none of these', (text) => {
    expect(lastOf([text]).step).not.toMatch(/^ASKED|^CALL/);
  });
});

describe('what is behind a button', () => {
  it.each([
    ['TOPIC.grief', 'grief', 'en', 'What do you do with the memory.', /small moment/],
    ['TOPIC.grief', 'grief', 'en', 'what is the letter for?', /not sent/],
    ['TOPIC.grief', 'grief', 'es', 'y eso del recuerdo q es', /momento/],
    ['TOPIC.sleep', 'sleep', 'es', 'como es lo de respirar despacio?', /./],
  ] as const)('at %s (%s, %s) %j is told, with the same buttons', (step, topic, language, asked, told) => {
    const from = inLanguage(step, language, topic);
    const reply = lastOf([asked], from);
    expect(reply.step).toBe(step);
    expect(reply.lines).toHaveLength(1);
    expect(reply.lines[0]).toMatch(told);
    expect(reply.choices).toEqual(from.last.choices);
  });

  it('is told of an exercise that is offered, and how long it takes', () => {
    const reply = lastOf(['>calm', 'how long does this take']);
    expect(reply.step).toBe('X.offer');
    expect(reply.lines[0]).toMatch(/2 minutes/);
    expect(reply.choices.map(({ id }) => id)).toEqual(['start', 'else']);
  });

  it('is not answered in a danger', () => {
    expect(
      lastOf(['what is the breathing for'], at('SUI.near', { level: 'crisis', flow: 'SUI' })).step,
    ).not.toMatch(/^(?:ASKED|X\.)/);
  });
});
