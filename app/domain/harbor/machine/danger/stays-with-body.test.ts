import { describe, expect, it } from 'vitest';
import { at, play } from '../../../../../tests/factories/harbor/play';

type Risk = NonNullable<Parameters<typeof at>[1]>;
const risk = (language: 'en' | 'es', more: Partial<Risk> = {}): Risk => ({
  level: 'imminent',
  raisedBy: 'person',
  flow: 'WITHDRAW',
  language,
  told: ['stopped', 'body'],
  ...more,
});
const isSpanish = (text: string) =>
  /[áéíóúñ]|\b(?:no voy|hospital ni|pa|con|mi|del|la|el|una|nada|ahi|prefiero|manana|esta)\b/i.test(text);
const after = (text: string, step = 'WITHDRAW.911', more: Partial<Risk> = {}) =>
  play([text], at(step, risk(isSpanish(text) ? 'es' : 'en', more)));

describe('a refusal of the hospital is no safety', () => {
  it.each([
    ['NO NO NO PA ESO NO VOY AL LINCOLN, LA ULTIMA VEZ ME TUVIERON 14 HORAS EN UNA SILLA', /[Ee]spera/],
    ['no voy al hospital ni loco, la otra vez me dejaron en una camilla toda la noche', /[Ee]spera/],
    ['im not going back there, last time i sat 9 hours on a plastic chair', /To wait like that|have to wait/],
    [
      'I am not going to A&E, they left me on a trolley all night last time',
      /To wait like that|have to wait/,
    ],
    ['no way am i going to the hospital', /need not like/],
    ['im not going near a doctor', /need not like/],
    ['dont want an ambulance', /need not like/],
    ['not calling 911 over this', /need not like|there for this|not too small/],
    ['nada de hospitales, por favor, la gente mira', /no hace falta que te guste/i],
    ['prefiero quedarme en mi casa', /no hace falta que te guste/i],
    ['ahi no vuelvo', /no hace falta que te guste/i],
    ['eso se me pasa con un caldo', /no lo para/],
    ['con un tecito de la abuela ya estoy', /no lo para/],
    ['mañana amanezco bien', /no lo para/],
    ['ill be grand in the morning', /does not stop/],
    ['just need a sleep and some soup', /does not stop/],
    ['il sweat it out', /does not stop/],
  ])('%s', (text, line) => {
    const { last } = after(text);
    expect(last.step).toBe('WITHDRAW.911');
    expect(last.lines.join(' ')).toMatch(line);
    expect(last.lines.join(' ')).not.toMatch(/safer|a salvo/);
  });

  it.each([
    ['the surgery is only open til 5 and its gone 9 now', /any hour/],
    ['doctor is closed on sundays', /any hour/],
    ['el centro de salud ya esta cerrado', /cualquier hora/],
    ['theres only Donie next door and he goes to bed at 8', /also if they sleep/],
    ['mi vecina esta dormida', /aunque duerman/],
  ])('who is shut or asleep is no help yet: %s', (text, line) => {
    const { last } = after(text);
    expect(last.step).toBe('WITHDRAW.911');
    expect(last.lines[0]).toMatch(line);
  });

  it.each([
    [
      'SAFER.read',
      'anoche le estuve hablando a mi esposa y ella murio en el 2021. y unos animalitos por la pared',
    ],
    ['SUI.near', 'el corazon lo tengo como un tambor'],
    ['SUI.near', 'la mano me baila que no puedo ni con la tacita'],
    ['TEN.1', 'y si me tomo un traguito namas pa que se me quite la tembladera?'],
    ['TEN.1', 'what if i had one small whiskey'],
    ['PICK', 'theres a dog in the corner of the room again'],
    ['END.risk', 'the sheets are soaked with sweat'],
    ['SUI.who', 'i was talking to my mother last night and shes dead ten years'],
    ['PERSON', 'spiders all along the wall'],
  ])('at %s its signs lead back to its emergency: %s', (step, text) => {
    expect(after(text, step, { flow: 'SUI' }).last.step).toBe('WITHDRAW.911');
  });

  it('is not led there by what is calm, asked of others, or already helped', () => {
    const steps = ([step, text, more]: readonly [string, string, Partial<Risk>]) =>
      after(text, step, more).last.step;
    expect(steps(['SUI.near', 'thanks for that', { flow: 'SUI' }])).not.toBe('WITHDRAW.911');
    expect(steps(['WITHDRAW.911', 'we are in the car on the way to the hospital', {}])).toBe('COMING.way');
    expect(steps(['WITHDRAW.911', 'i am at the hospital now', {}])).toBe('COMING.there');
    expect(steps(['WITHDRAW.911', 'my sister is here with me now', {}])).toBe('COMING.with');
  });

  it.each([
    ['can i have one wee whisky', ['stopped', 'body'], /used or stopped/, /box/],
    ['can i have one beer', ['stopped', 'body', 'habit'], /box/, /used or stopped/],
  ] as const)('the box is for who stopped pills: %s', (text, told, has, hasNot) => {
    const { lines } = after(text, 'WITHDRAW.911', { told: [...told] }).last;
    expect(lines.join(' ')).toMatch(has);
    expect(lines.join(' ')).not.toMatch(hasNot);
  });

  it.each([
    'Couldnt hold the cup of tea this morning. sweating like a pig in the bed. No fits or that. Im not seeing pink elephants',
    'hands are shaking bad but no fever and no fits',
    'me tiemblan mucho las manos. fiebre no, convulsiones no',
    'sheets soaked. not seeing anything thats not there',
    'sudo como si fuera agosto, pero no veo bichos',
  ])('some of the signs are enough: %s', (text) => {
    expect(after(text, 'WITHDRAW', { level: 'crisis', told: ['stopped'] }).last.step).toBe('WITHDRAW.911');
  });

  it.each(['no, none of that', 'no shaking, no fits, nothing', 'nada de eso, ni temblores ni fiebre'])(
    'none of them are: %s',
    (text) => {
      expect(after(text, 'WITHDRAW', { level: 'crisis', told: ['stopped'] }).last.step).not.toBe(
        'WITHDRAW.911',
      );
    },
  );
});
