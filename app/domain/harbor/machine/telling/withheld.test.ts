import { describe, expect, it } from 'vitest';
import { at, play, visit } from '../../../../../tests/factories/harbor/play';
import { TOLD_LEADS_EN } from '../../content/en/leads-told';
import { TOLD_LEADS_ES } from '../../content/es/leads-told';

const LEADS = { en: TOLD_LEADS_EN, es: TOLD_LEADS_ES } as const;

describe('what is kept back', () => {
  it.each([
    ['en', 'the baby is 5 weeks and i never sleep', 'my head goes to places i wont write down', 'SQ.others'],
    ['en', 'i feel low all week', 'at night i get thoughts i would rather not say', 'SQ.harm'],
  ] as const)('(%s) after %j asks one plain question: %j', (language, told, text, step) => {
    const { last } = play([told, text], at('OPEN', { language }));
    expect(last.step).toBe(step);
    expect(last.lines[0]).toBe(LEADS[language]['withheld.ask'][0]);
  });

  it.each([
    ['en', 'my dad died in may', 'there are things i cant say about that day'],
    ['es', 'mi jefe me gritó hoy', 'y me dijo cosas que mejor no repito'],
    ['en', 'my boss shouted at me', 'she called me things i am not going to repeat'],
  ] as const)('(%s) after %j need not be said, and nothing is asked: %j', (language, told, text) => {
    const { last } = play([told, text], at('OPEN', { language }));
    expect(last.step).toMatch(/^TOPIC/);
    expect(LEADS[language].withheld).toContain(last.lines[0]);
  });

  it.each([
    ['no duermo nada', 'toda la noche se me ocurren cosas que mejor no digo'],
    ['mi mamá murió en abril', 'pienso cosas que no te voy a contar'],
  ])('is asked about at once where it sounds like danger itself: after %j, %j', (told, text) => {
    expect(play([told, text], at('OPEN', { language: 'es' })).last.step).toMatch(/^SQ\.(?:soft|plain|harm)$/);
  });

  it('is asked about once', () => {
    const texts = ['i feel low all week', 'at night i get thoughts i would rather not say', '>no'];
    const { last } = play([...texts, 'thinking stuff i will not tell you about'], visit());
    expect(last.step).not.toBe('SQ.harm');
  });

  it.each([
    ['en', 'my boss shouted at me', 'there is stuff i am not going to say to him'],
    ['es', 'mi jefe me gritó', 'hay cosas que no le puedo decir a mi jefe'],
  ] as const)('(%s) after %j is nothing where it is kept from somebody else: %j', (language, told, text) => {
    const { last } = play([told, text], at('OPEN', { language }));
    expect(last.step).not.toBe('SQ.harm');
    expect(LEADS[language].withheld).not.toContain(last.lines[0]);
  });
});
