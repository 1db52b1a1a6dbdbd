import { describe, expect, it } from 'vitest';
import { at, play } from '../../../../../tests/factories/harbor/play';

const answer = (step: string, language: 'en' | 'es', text: string) =>
  play([text], at(step, { level: 'concern', raisedBy: 'signs', language }));

describe('a no by a question or an oath', () => {
  it.each([
    [
      'SQ.others',
      'es',
      'hacerle daño a quien?? a mi prima? estas re loco. te estaba diciendo q le escribo a la romi',
    ],
    ['SQ.others', 'en', 'hurt who?? i said my manager is annoying'],
    ['SQ.others', 'en', "what are you on about, i was telling you about my sister's wedding"],
    ['SQ.others', 'en', 'hurt somebody? heaven forbid. we are only arguing over the will'],
    ['SQ.others', 'en', 'why would i hurt my own child, are you mad? i said shes teething'],
    ['SQ.others', 'en', 'God forbid bad thing. I only want to know how to greet my inlaws'],
    ['SQ.others', 'es', 'lastimar a quién? si ni una mosca mato'],
    ['SQ.others', 'es', 'dios no lo quiera! hablo de la mudanza'],
    ['SQ.others', 'es', 'de donde sacaste eso?? te conté de mi jefe nomás'],
    ['SQ.others', 'es', 'daño a quien jajaja estas loca? solo estoy enojada con mi hermana por la ropa'],
    ['SQ.voices', 'en', 'voices? what voices. i said my upstairs neighbours stomp about at 3am'],
    ['SQ.voices', 'en', 'abeg which voices, i said neighbours dey make noise'],
    ['SQ.voices', 'es', 'voces? qué voces. te hablaba del grupo de la facu'],
    ['SQ.voices', 'es', 'oir que cosa?? estas mal de la cabeza, dije que mis vecinos ponen musica'],
    ['SQ.food', 'en', "eating what? i said my kid won't eat her peas"],
    ['SQ.withdraw', 'en', 'stopped what? i never drank, its my dads tablets im asking about'],
    ['SQ.withdraw', 'es', 'dejar de tomar qué? estas loco, te hablo del mate con mi suegra'],
    ['SQ.hurt', 'en', 'who is hurting me?? nobody is. i said my boss moved my desk'],
    ['SQ.third', 'en', "who wants to die?? god forbid. my son just won't pick up his socks"],
    ['SQ.harm', 'es', 'lastimarme yo? de donde sacas eso, te hablo del examen'],
    [
      'SQ.plain',
      'en',
      'Ah ah! God forbid. Ending which life? I said our mum died, 2021. I am only asking how to tell my brother no',
    ],
    ['SQ.plain', 'en', 'Ah ah. God forbid. Who said anything about dying? I said money'],
    ['SQ.plain', 'en', 'Haba! who is dying? I am talking about school fees'],
    ['SQ.plain', 'en', 'die?! no one said anything about dying, its my gcse results'],
    ['SQ.soft', 'es', 'quitarme que vida?? yo te pregunté por mi hermano'],
    ['SQ.plain', 'es', 'quien hablo de morirse? dije que estoy cansada del trabajo'],
    ['SQ.again', 'es', 'estas loco?? te estoy diciendo que reprobé fisica'],
  ] as const)('at %s (%s) is believed, and the talk goes on: %j', (step, language, text) => {
    const { last, talk } = answer(step, language, text);
    expect(last.step).not.toMatch(/^(?:SQ|SUI|OTHER|VOICES|HURT|FOOD|WITHDRAW|THIRD|HARM|QUIET|SOME)/);
    expect(talk.risk).toMatchObject({ level: 'none', question: null });
    expect(last.lines[0]).toMatch(/read it wrong|My mistake|lo leí mal|Error mío|mi error/i);
  });

  it.each([
    ['SQ.others', 'en', 'hurt who? he knows who'],
    ['SQ.others', 'en', 'are you mad? yes im mad, mad enough to do it'],
    ['SQ.others', 'en', 'who said that? the man in the wall did'],
    ['SQ.others', 'en', 'heaven forbid but i might'],
    ['SQ.others', 'en', 'hurt who? my dad, if he touches her again'],
    ['SQ.plain', 'en', 'what life? i dont have one'],
    ['SQ.plain', 'en', 'ending which life, this isnt living'],
    ['SQ.plain', 'en', 'god forbid i wake up tomorrow'],
    ['SQ.plain', 'en', 'why would i want to live'],
    ['SQ.plain', 'en', 'what are you on about? of course i want to die'],
    ['SQ.plain', 'en', 'who said anything about tonight'],
    ['SQ.plain', 'es', 'qué vida? esto no es vida'],
    ['SQ.plain', 'es', 'estas loco? ya lo decidí'],
    ['SQ.plain', 'es', 'quien dijo hoy? mañana'],
    ['SQ.plain', 'es', 'matarme? por qué no'],
    ['SQ.voices', 'en', 'what voices? they never stop'],
    ['SQ.voices', 'en', "are you mad? they'll hear you"],
    ['SQ.voices', 'es', 'quien te dijo, ellos te mandaron?'],
    ['SQ.hurt', 'es', 'estas loca? si se entera me mata'],
    ['SQ.hurt', 'es', 'quien me pega? mi marido'],
  ] as const)('is none at %s (%s): %j', (step, language, text) => {
    const { last, talk } = answer(step, language, text);
    expect(talk.risk.answer).not.toBe('no');
    expect(last.step).not.toMatch(/^(?:TOPIC|PICK|MATTER|WORDS)/);
  });

  it('goes on with what the line asks', () => {
    const text = 'estas re loco? a quien le voy a hacer daño. te estaba diciendo q le escribo a la romi';
    expect(answer('SQ.others', 'es', text).last.step).toBe('WORDS.1');
  });

  it('is "you read me wrong" at a step of danger where only signs led', () => {
    const from = at('OTHER', { level: 'crisis', raisedBy: 'signs', flow: 'OTHER' });
    expect(play(['hurt who? are you mad, i said my cousin is coming over'], from).last).toMatchObject({
      level: 'concern',
    });
    const said = at('OTHER', { level: 'crisis', raisedBy: 'person', flow: 'OTHER' });
    expect(play(['hurt who? are you mad, i said my cousin is coming over'], said).last.level).toBe('crisis');
  });
});
