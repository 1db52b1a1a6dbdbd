import { describe, expect, it } from 'vitest';
import { lastOf, play, stepsOf } from '../../../../../tests/factories/harbor/play';

const ASKED: Readonly<Record<string, readonly string[]>> = {
  'ABOUT.human': [
    "g'day harbs. bored at the servo on night shift, mate reckons you're a robot. are ya?",
    'lol didnt ask for a joke. are you a robot or is there some poor bugger in Manila typing this',
    'mate. robot y/n',
    'am i talking to a person or what',
    'u real?',
    'is there a human on the other end',
    'my cousin says ure just AI, is that true?',
    'you a bot or nah',
    'who the hell am i talking to',
    'is a real person typing this',
    'aye but are ye a real person',
    'eres un bot o q',
    'sos una maquina?',
    'quién me contesta',
    'hay alguien del otro lado',
    'con quien estoy hablando?',
    'me responde una persona o una maquina?',
    'no te pedi un chiste. sos un robot?',
  ],
  'ABOUT.reads': [
    'hahaha righto mr robot. who reads this stuff, my boss? do you save it',
    'who reads this, my boss?',
    'can ya tell me if anyone else can see it tho. privacy like',
    'does this go to my school',
    'does any of this get sent to HR',
    'will my insurance see this',
    'are you recording',
    'esto le llega a mi jefe?',
    'lo q escribo aca lo ve mi escuela?',
    'queda grabado esto?',
  ],
  'ABOUT.near': ['mi mamá puede ver esto?'],
  'ABOUT.remember': ['do you remember me', 'do you learn from this', 'te acordas de mi?', 'aprendes de lo que te digo?'],
  'ABOUT.closed': ['what happens if i close it', 'que pasa si cierro la app', 'what happens if i close this page'],
  'ABOUT.free': ['do you cost anything', 'es gratis esto o hay que pagar'],
  'ABOUT.minutes': ['how long are the exercises', 'cuanto dura cada ejercicio'],
}; // prettier-ignore

describe('what Harbor is and who sees what is written, in ways of many lands', () => {
  it.each(Object.entries(ASKED).flatMap(([step, texts]) => texts.map((text) => [text, step] as const)))(
    '"%s" is answered by %s',
    (text, step) => {
      expect(lastOf([text]).step).toBe(step);
    },
  );

  it('answers the question beside a joke', () => {
    const { step, lines } = lastOf(['tell me a joke. are you a robot?']);
    expect(step).toBe('ABOUT.human');
    expect(lines).toHaveLength(2);
    expect(lastOf(['didnt ask for a joke. are you a robot']).lines.join(' ')).not.toMatch(/joke/);
  });

  it('takes a boss asked after for no correction', () => {
    const { steps } = {
      steps: stepsOf(['my boss yelled at me today', 'who reads this stuff, my boss? do you save it']),
    };
    expect(steps.at(-1)).toBe('ABOUT.reads');
  });

  it.each([
    'my brother reckons i am a robot. am i?',
    'i feel like a robot at work',
    'my boss says i work like a robot, is that true?',
    'no tengo con quien hablar',
    'mi mama no me contesta',
    'quien me contesta el telefono en el banco si nadie trabaja',
    'does my son go to my school',
    'my ex shared what i sent to his friends',
    'will my boss find out about the baby',
    'what happens if i close the shop',
    'que pasa si me voy de la casa',
    'mi jefe lee todo lo que escribo en el chat del trabajo',
    'is he real with me or just playing',
    'cuanto dura un duelo',
    'me responde una vez al dia o nada',
    'i want someone real',
  ])('"%s" asks nothing of Harbor', (text) => {
    expect(play([text]).last.step).not.toMatch(/^ABOUT\.(?:human|reads|near|remember|closed|free|minutes)$/);
  });
});
