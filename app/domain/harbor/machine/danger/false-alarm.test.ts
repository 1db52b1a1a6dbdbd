import { describe, expect, it } from 'vitest';
import { at, play, type Played } from '../../../../../tests/factories/harbor/play';

const ALARM = /^(?:SQ|SUI|HOW|NS|HURT|HOME|THIRD|VOICES|BODY|OD|HARM|QUIET|SOME|OTHER)/;
const stepAfter = (text: string, from?: Played) => play([text], from).last.step;
const good = (language: 'en' | 'es') => at('TOPIC.good', { language });

describe('a call that is cut', () => {
  it.each([
    'i cut the call on my uncle when he shouted',
    'then amma cut my phone and now she wont pick',
    'i cut his call two times today',
    'bhaiya cut the line on me again',
    'is it rude that i cut her call',
    'i just cut the phone on him, he was scolding me only',
    'le corté la llamada a mi papá',
    'me cortó el teléfono y ya no contesta',
    'está mal que le corte la llamada a mi mamá?',
    'corté la comunicación cuando empezó a gritar',
  ])('is asked nothing about danger: %j', (text) => expect(stepAfter(text)).not.toMatch(ALARM));

  it('is believed to the question whether they think of dying', () => {
    const asked = at('SQ.plain', { level: 'concern', raisedBy: 'signs', seen: { 's.harm': 0.6 } });
    const { talk } = play(['again?? i said i cut the CALL, i hung up'], asked);
    expect([talk.risk.question, talk.risk.level]).toEqual([null, 'none']);
  });

  it.each([
    'i cut myself off the call and then i cut my arm',
    'after the call i cut again',
    'he cut the call so i cut myself',
    'i cut my wrist on the phone with him',
    'i want to cut',
    'i cut again',
    'i cut the call, i want to die',
    'me corté otra vez',
    'me corté las venas por teléfono',
    'corté la llamada y ya no quiero vivir',
    'i cut the phone on him and now i want to end it all',
    'corté el teléfono, ya me tomé las pastillas',
    'quiero cortarme',
    'cortó la llamada diciendo que se iba a matar',
  ])('is heard as before with danger in it: %j', (text) => expect(stepAfter(text)).toMatch(ALARM));
});

describe('how a message is to sound', () => {
  it.each([
    'i think im going to write to her. help me say something short without sounding desperate',
    'how do i text him and not sound desperate',
    'i dont want to come across as desperate in the text',
    'help me ask my boss without seeming desperate for the job',
    'creo que le voy a escribir. ayúdame con algo corto sin parecer desesperada',
    'cómo le escribo para no sonar desesperado',
    'no quiero sonar desesperada en el mensaje',
    'ayúdame a pedirle la cita sin verme desesperado',
  ])('is no despair: %j', (text) => expect(stepAfter(text)).not.toMatch(ALARM));

  it.each([
    'i am desperate',
    'im desperate, i cant do this anymore',
    'without sounding desperate, i want to die',
    'how do i tell her i want to die without sounding desperate',
    'not to sound desperate but i have the pills here',
    'i dont want to sound desperate but nothing matters and i want it to end',
    'help me write a goodbye note without sounding desperate',
    'estoy desesperada, ya no aguanto',
    'estoy desesperado y no veo salida',
    'sin sonar desesperada, quiero morirme',
    'cómo les digo que me voy a matar sin sonar desesperado',
    'no quiero sonar desesperada pero tengo las pastillas aquí',
  ])('is heard as before with danger in it: %j', (text) => expect(stepAfter(text)).toMatch(ALARM));
});

describe('who has only just come', () => {
  it.each([
    'no im not leaving, i just got here',
    'im not going anywhere, only just arrived. i drive a cab and had a crash last week',
    'wait i wasnt leaving i just came on',
    'no no, no me estoy yendo, apenas llegué',
    'que no me voy, acabo de entrar. trabajo de chofer y choqué el lunes',
    'no me iba, recién llego',
  ])('is asked nothing about danger: %j', (text) => expect(stepAfter(text)).not.toMatch(ALARM));

  it.each([
    'im not going to be here tomorrow',
    'i just got here and i want to die',
    'acabo de llegar al puente',
    'acabo de llegar a la azotea y no me voy a bajar',
    'me estoy yendo de este mundo',
    'no me voy, acabo de llegar y quiero acabar con todo',
    'im not leaving, i just got here, and i want to kill myself',
    'i just came on to say goodbye to everyone',
    'not leaving, only just got here with a knife in my hand',
    'no me estoy yendo, acabo de llegar y me quiero morir',
    'ya me estoy yendo para siempre',
    'acabo de llegar a las vías',
  ])('is heard as before with danger in it: %j', (text) => expect(stepAfter(text)).toMatch(ALARM));
});

describe('an insult by somebody else', () => {
  it.each([
    'off the phone with daddy. he is telling me im a waste of his money',
    'my dad says i am a waste of money because i failed one exam',
    'my uncle told me im a waste of space for missing the bus',
    'she said i was a waste of her time',
    'mi papá me dijo que soy un gasto',
    'mi jefe me dijo que soy una pérdida de tiempo',
    'mi papá dice que soy un desperdicio de dinero',
  ])('is asked nothing about danger: %j', (text) => expect(stepAfter(text)).not.toMatch(ALARM));

  it.each([
    'i am a waste of space',
    'im a waste of everyones money',
    'he says im a waste of his money and he is right, id be better dead',
    'my dad says i am a waste of money and i want to die',
    'she said i should kill myself',
    'he says he will kill me',
    'my mum said im a waste of space and i believe it, nobody needs me',
    'i feel like a waste of money, they would be better off without me',
    'dad said im a waste of money. i have the pills',
    'mi papá me dijo que soy un gasto y ya no quiero vivir',
    'soy una carga para todos',
    'my brother called me a waste of money and i want to disappear',
    'dice que soy un estorbo y estarían mejor sin mí',
  ])('is heard as before with danger in it: %j', (text) => expect(stepAfter(text)).toMatch(ALARM));
});

describe('an answer to what they want to keep', () => {
  it.each([
    ['keep what? im just shattered. why would i keep it', 'en'],
    ['eh? why on earth would i want to keep that', 'en'],
    ['i dont want to keep any of it, was a bad shift', 'en'],
    ['nothing to keep love', 'en'],
    ['guardar qué? para qué lo voy a guardar', 'es'],
    ['y por qué querría guardarlo? estoy molida nomás', 'es'],
  ] as const)('is asked nothing about danger: %j', (text, language) =>
    expect(stepAfter(text, good(language))).not.toMatch(ALARM),
  );

  it.each([
    ['why would i keep living', 'en'],
    ['why would i want to keep going', 'en'],
    ['keep what? theres nothing to live for', 'en'],
    ['i dont want to keep my life', 'en'],
    ['why keep anything, i wont be here', 'en'],
    ['keep it? i want to die', 'en'],
    ['why would i keep it, i gave it all away and said goodbye', 'en'],
    ['i cannot keep doing this any more, i want out', 'en'],
    ['para qué guardar nada si me quiero morir', 'es'],
    ['guardar? ya no voy a estar', 'es'],
    ['para qué seguir viviendo', 'es'],
    ['keep it? im going to kill myself tonight', 'en'],
  ] as const)('is heard as before with danger in it: %j', (text, language) =>
    expect(stepAfter(text, good(language))).toMatch(ALARM),
  );
});

describe('what answers something else than the question', () => {
  it.each([
    ['pues no es un problema, son un montón. y si viene mañana el que me prestó?', 'es'],
    ['no es uno, son mil. qué le digo al casero mañana?', 'es'],
    ['well its not one problem its loads. what do i tell the landlord tomorrow?', 'en'],
  ] as const)('leaves the question open: %j', (text, language) => {
    const asked = at('SQ.soft', { level: 'none', language });
    const { talk } = play([text], asked);
    expect(talk.risk.question).not.toBeNull();
  });
});

describe('words of danger that are plainly about something else', () => {
  it.each([
    'hoy me despido de ustedes por chat compañeros, el lunes entro en la otra empresa',
    'me despido que ya llego a mi parada',
    'me despido por ahora que empieza la novela',
    'eso no, no tengo culpa ninguna',
    'goodbye letter for my boss is done, she moves to the head office in may',
    'wrote a farewell letter to the choir, moving to Leeds',
  ])('are not asked about: %j', (text) => expect(stepAfter(text)).not.toMatch(ALARM));

  it.each([
    'the goodbye letter is written and after that i am gone',
    'ya escribí la carta de despedida, que me perdonen',
    'estoy en el puente, mirando abajo',
    'i have the pills in a little box, enough to not wake up',
    'me despido de todos, ya no aguanto',
  ])('are asked about where they may be meant: %j', (text) => expect(stepAfter(text)).toMatch(ALARM));
});
