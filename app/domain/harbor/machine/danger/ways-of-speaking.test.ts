import { describe, expect, it } from 'vitest';
import { at, lastOf, play, visit } from '../../../../../tests/factories/harbor/play';

const ALARM = /^(?:SQ|SUI|VOICES|HARM|HOW)/;

describe('a way of speaking', () => {
  it.each([
    'prefiero morirme de hambre antes que ser abogada',
    'id rather starve than go back to that kitchen',
    'no sirvo para respirar ahora. lo q me mata es q capaz hay otro',
    'jaja si le mando y pasa una semana y me clava el visto me muero',
    'I beg your pardon? I have his lead still hanging by the door. I do not want to move it yet.',
    'su correa sigue colgada al lado de la puerta',
    'just want to sleep and not hear his voice in my head',
    'quiero dormir y no oir su voz en mi cabeza',
    'que voz? no escucho voces jaja. bueno creo q no le voy a escribir hoy',
    'no oigo voces',
  ])('asks for no question about danger: %j', (text) =>
    expect(play([text], visit()).last.step).not.toMatch(ALARM),
  );

  it.each([
    'prefiero morirme de hambre antes que engordar',
    'prefiero morirme',
    'no sirvo para nada',
    'no sirvo para vivir',
    'his coat is hanging by the door and i could hang myself',
    'i could hang myself',
    'i want to be hanging from the door',
    'me mato',
    'i want to stop hearing the voices in my head',
    'i want to not hear his voice in my head telling me to do it',
    'the voice tells me to',
    'no escucho voces pero una me dice que me mate',
    'no escucho las voces cuando tomo la pastilla',
    'oigo voces',
    'una voz me dice que salte',
  ])('is not %j', (text) => expect(play([text], visit()).last.step).toMatch(/^(?:SQ|SUI|VOICES|HARM|FOOD)/));
});

describe('a message to their person', () => {
  const sent = (language: 'en' | 'es') =>
    at('PERSON.sent', { level: 'crisis', flow: 'SUI', raisedBy: 'person', language });

  it.each([
    ['en', "He's downstairs. I've got it typed to him and I keep deleting it."],
    ['en', 'i wrote it but havent hit send'],
    ['es', 'lo tengo escrito y no me animo a mandarlo'],
    ['es', 'escribo y borro, escribo y borro'],
  ] as const)('that is written and not sent is helped on its way (%s, %j)', (language, text) => {
    const { step, lines } = lastOf([text], sent(language));
    expect(step).toBe('PERSON.sent');
    expect(lines.join(' ')).toMatch(/only sent|Press it now|solo salir|Mándalo/);
  });

  it.each([
    ['en', 'I pressed send'],
    ['es', 'ya le di enviar'],
  ] as const)('that is sent is waited for (%s, %j)', (language, text) =>
    expect(lastOf([text], sent(language)).step).toBe('PERSON.wait'),
  );
});
