import { describe, expect, it } from 'vitest';
import { at, play } from '../../../../../tests/factories/harbor/play';

const asked = (step: string, language: 'en' | 'es') =>
  at(step, { level: 'concern', raisedBy: 'signs', language });

describe('a clear no, whatever its tone', () => {
  it.each([
    [
      'es',
      'q quitarme la vida ni q niño muerto, q t estoy hablando de mi hermano y los sabados. no preguntes mas eso',
    ],
    ['es', 'ni loca, qué preguntas'],
    ['es', 'como crees, estoy preguntando por la renta'],
    ['es', 'para nada joven, yo hablo del perro'],
    ['es', 'nooo jaja pará es una forma de decir'],
    ['es', 'ya te dije que no che, estoy tomando mate'],
    ['es', 'ay no dios me libre, lo mio es la artritis'],
    ['es', 'no hombre no, daño ninguno'],
    ['en', 'WHAT. no!! go to HOUSTON. with my boyfriend. omg'],
    ['en', 'as if lol im asking about the bus'],
    ['en', 'god no, i just want to sleep'],
    ['en', 'dont be daft, its about my mother in law'],
    ['en', 'hell no. my landlord is the problem here'],
    ['en', 'away with you, its only the gas bill'],
    ['en', 'good grief no, its a figure of speech'],
    ['en', 'i already said no. my sister is the one who should call'],
    ['en', 'no!! stop asking me that. i want help with the email'],
  ] as const)('closes the question (%s): %j', (language, text) => {
    for (const step of ['SQ.plain', 'SQ.soft', 'SQ.new']) {
      const { last, talk } = play([text], asked(step, language));
      expect(last.step).not.toMatch(/^(?:SQ|SUI|HOW|SOME|QUIET)/);
      expect(talk.risk).toMatchObject({ answer: 'no', question: null, level: 'none' });
    }
  });

  it.each([
    ['en', 'no, not today'],
    ['en', 'not tonight'],
    ['en', 'no but i think about it'],
    ['en', 'no, only thoughts'],
    ['en', 'no, i dont know'],
    ['en', 'no way out'],
    ['en', 'god no i dont have the guts'],
    ['en', 'hell no i cant do this anymore'],
    ['en', 'no. i have the pills here though'],
    ['en', 'stop asking. it doesnt matter anymore'],
    ['es', 'no sé'],
    ['es', 'no no, todavia no'],
    ['es', 'no, pero a veces lo pienso'],
    ['es', 'no puedo más'],
    ['es', 'ni modo, ya lo decidí'],
    ['es', 'jaja no. bueno, a veces'],
    ['es', 'no lo haría, me falta valor'],
  ] as const)('is none (%s): %j', (language, text) => {
    expect(play([text], asked('SQ.plain', language)).talk.risk.answer).not.toBe('no');
  });

  it.each([
    [
      'es',
      'q quitarme la vida ni q niño muerto, q t estoy hablando de mi hermano y los sabados. no preguntes mas eso',
    ],
    ['en', 'as if lol im asking about the bus'],
    ['en', 'hell no. my landlord is the problem here'],
  ] as const)('goes on with what it tells, and not with a menu of moods (%s): %j', (language, text) => {
    expect(play([text], asked('SQ.plain', language)).last.step).toMatch(/^(?:TOPIC|MATTER|WORDS|FACET)/);
  });

  it('ends what an idiom had opened, and makes nothing worse', () => {
    const idiom = play(
      ['me quiero matar boludo, rendí mal anatomía x tercera vez'],
      at('OPEN', { language: 'es' }),
    );
    expect(idiom.last.step).toBe('SUI.1');
    const owned = play(
      [
        'nooo jaja pará es una forma de decir, acá decimos me quiero matar hasta cuando perdés el bondi. no me voy a hacer nada',
      ],
      idiom,
    );
    expect(owned.last.step).not.toMatch(/^(?:SQ|SUI)/);
    expect(owned.talk.risk.answer).toBe('no');
    expect(play(['ya te dije que no che, estoy tomando mate'], owned).last.step).not.toMatch(/^(?:SQ|SUI)/);
  });

  it('at the question whether they could act, "ni loca" leaves what was said outright', () => {
    const said = play(['i want to kill myself. i have the pills'], at('OPEN'));
    expect(play(['lol its just a way of speaking'], said).talk.risk.level).not.toBe('none');
  });

  it('is a no to the question about somebody else, also from who is only tired', () => {
    const text =
      'jajaja no, cómo así, mi mamá se quebró la cadera nada más. la que está reventada soy yo pero de cansancio';
    expect(play([text], asked('SQ.third', 'es')).last.step).not.toMatch(/^(?:SQ|SUI|THIRD)/);
    expect(play(['no, soy yo la que no esta a salvo'], asked('SQ.third', 'es')).last.step).toMatch(
      /^(?:SQ\.plain|SUI)/,
    );
  });

  it('"do not ask me that again" is respected until something direct comes', () => {
    const closed = play(['no!! stop asking me that. i want help with the email'], asked('SQ.plain', 'en'));
    const later = play(['everything is pointless lately', 'nothing will ever change for me'], closed);
    expect(later.last.step).not.toMatch(/^SQ/);
    expect(play(['i want to kill myself tonight'], later).last.step).toMatch(/^(?:SQ|SUI)/);
  });
});
