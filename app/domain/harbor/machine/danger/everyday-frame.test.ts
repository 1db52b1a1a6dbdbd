import { describe, expect, it } from 'vitest';
import { play, stepsOf } from '../../../../../tests/factories/harbor/play';

const ALARM = /^(?:SQ|SUI|HOW|NS|HURT|HOME|THIRD|VOICES|BODY|OD|HARM|QUIET|SOME)/;
const CALM = {
  en: [
    'hi',
    'my boss moved my shift again',
    'not really, just work',
    'i made soup today',
    'it was ok',
    'we had tea',
  ],
  es: [
    'hola',
    'mi jefe me cambió el turno otra vez',
    'solo el trabajo',
    'hoy hice sopa',
    'estuvo bien',
    'tomamos té',
  ],
} as const;

describe('an everyday kind of sentence', () => {
  it.each([
    ['Ya po. Y la evidencia? Esto sirve o es puro efecto placebo', 'es'],
    ['jaja la carta que no envío… ya le mandé 14 audios hermano. tarde piaste', 'es'],
    ['keep?? none of it love. 12 hours of other peoples mums then i go look after my own', 'en'],
    ['not much to say. just quiet here now', 'en'],
    ['No, my question is what it means. Ok doesnt matter. I ask my colleague Gaz. Good night', 'en'],
    ['no pasa nada, ya lo veo con mi esposa. adiós', 'es'],
    ['no es envidia', 'es'],
    ['whats the point of talking to a bot', 'en'],
    ['no le veo el sentido a escribirte', 'es'],
    ['no quiero respirar ni nada de eso', 'es'],
    ['they found something on the scan, biopsy is thursday', 'en'],
    ['does it hurt them', 'en'],
    ['mum is in the hospice now. she sleeps mostly', 'en'],
    ['mi abuela ya no come. cuánto les queda cuando no comen', 'es'],
  ] as const)('is asked nothing about danger, at first and after six calm turns: %j', (text, language) => {
    expect(play([text]).last.step).not.toMatch(ALARM);
    expect(play([...CALM[language], text]).last.step).not.toMatch(ALARM);
  });

  it.each([
    'whats the point of living',
    'whats the point of talking to a bot, whats the point of anything, i want out',
    'no es envidia, es que sin mí estarían mejor',
    'jaja tarde piaste, ya tengo las pastillas listas',
    'lol too late i already wrote my goodbye letters',
    'not much to say. its all quiet in me now, i decided',
    '12 hours of other peoples mums then mine. id rather not wake up tomorrow',
    'doesnt matter. nothing matters. goodbye everyone',
    'ya no importa nada. adiós para siempre',
    'does it hurt when you hang yourself',
    'does it hurt to drown',
    'no quiero respirar ni vivir',
  ])('is heard as before with danger in it: %j', (text) => {
    expect(play([text]).last.step).toMatch(ALARM);
  });

  it('adds to what was told before, and never lowers it', () => {
    expect(stepsOf(['i want to die', 'whats the point of talking to a bot']).at(-1)).toMatch(ALARM);
    expect(play(['i want to die', 'no es envidia']).last.level).toMatch(/crisis|imminent/);
  });
});
