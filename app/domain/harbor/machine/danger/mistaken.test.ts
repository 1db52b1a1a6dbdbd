import { describe, expect, it } from 'vitest';
import { at, inLanguage, play, stepsOf } from '../../../../../tests/factories/harbor/play';

const stepAfter = (text: string, from: ReturnType<typeof at>) => play([text], from).last.step;
const last = (...inputs: string[]) => stepsOf(inputs).at(-1);

describe('a label typed with more behind or around it', () => {
  it.each([
    ['a thought. that im a coward and thats why he picks me', 'en'],
    ['A thought: I am a burden on my team when they cover for me', 'en'],
    ['un pensamiento. que soy un cobarde y por eso me elige', 'es'],
  ] as const)('presses it for "%s"', (text, language) => {
    expect(stepAfter(text, inLanguage('THINK', language, 'work'))).toBe('X.offer');
  });

  it.each(['a thought? what is that meant to be', 'i thought he was my friend. that is what gets me'])(
    'presses nothing for "%s"',
    (text) => {
      expect(stepAfter(text, inLanguage('THINK', 'en', 'work'))).not.toBe('X.offer');
    },
  );

  it('presses nothing for a label that is said back as a question and complained of', () => {
    const from = inLanguage('TOPIC.food', 'es', 'food');
    expect(
      stepAfter('¿Contárselo a alguien? Si es justo de lo que me quejo, que todos opinan', from),
    ).not.toBe('REACH');
    expect(stepAfter('¿Contárselo a alguien? sí, dale, me parece bien', from)).toBe('REACH');
  });
});

describe('an act said off', () => {
  it.each([
    ['respirar ya respiro. lo que no sé es si pedir la baja o aguantar hasta junio', 'es'],
    ['breathing, i already breathe. what i cannot settle is if i take the leave', 'en'],
  ] as const)('is not begun by "%s"', (text, language) => {
    expect(stepAfter(text, inLanguage('FACET.much', language, 'work'))).not.toMatch(/^(?:X\.offer|BREATH)/);
  });
});

describe('who wants nobody', () => {
  it.each([
    ['No quiero hablar con nadie, quiero que me dejen en paz', 'es'],
    ['i dont want to talk to anyone, just leave me alone with it', 'en'],
  ] as const)('is shown no people for "%s"', (text, language) => {
    expect(stepAfter(text, inLanguage('TOPIC.family', language, 'family'))).not.toMatch(
      /^(?:HUMAN|REACH|PERSON)/,
    );
  });
  it('is shown people for "i want to talk to a real person"', () => {
    expect(stepAfter('i want to talk to a real person', inLanguage('TOPIC.family', 'en', 'family'))).toBe(
      'HUMAN',
    );
  });
});

describe('own foolishness', () => {
  it.each([
    "I know it's stupid. my mum would say count your blessings lol",
    "no I didn't mean you're stupid, I meant me",
  ])('is no complaint about Harbor in "%s"', (text) => {
    expect(stepAfter(text, inLanguage('TOPIC.self', 'en', 'self'))).not.toBe('COMPLAIN');
  });
  it.each(['this is stupid', "you're stupid", 'you are useless, this app is rubbish'])(
    'leaves "%s" one',
    (text) => {
      expect(stepAfter(text, inLanguage('TOPIC.self', 'en', 'self'))).toBe('COMPLAIN');
    },
  );
});

describe('a word of agreement or a waving off before something told', () => {
  it('is no goodbye', () => {
    const text = 'Fair enough. Felt bad for shouting though. She was crying in her room after';
    expect(stepAfter(text, inLanguage('WORDS.kept', 'en', 'family'))).not.toBe('END');
  });
  it('is no stop', () => {
    const text = 'mira, déjalo. es que ni dormida descanso, me despierto a las 4 repasando la tutoría';
    expect(stepAfter(text, inLanguage('X.other', 'es', 'work'))).not.toBe('X.stopped');
  });
  it.each([
    ['Fair enough. Thanks, I am off to bed now', /^END/],
    ['bye. take care', /^END/],
  ])('leaves "%s" as it is', (text, step) => {
    expect(stepAfter(text, inLanguage('WORDS.kept', 'en', 'family'))).toMatch(step);
  });
});

describe('a page that is shown', () => {
  const done = (language: 'en' | 'es' = 'en') => {
    const start = inLanguage('WORDS.1', language, 'family');
    return play(['he asks at every dinner', 'i need him to ask another time', 'ask me on sunday'], start);
  };
  it('is kept where more is told after the word for it, and no number is named', () => {
    const text =
      'i dont see any lines but ok keep. honestly the worst bit is i kinda agree w him, i dont have a plan';
    expect(stepAfter(text, done())).toBe('WORDS.kept');
  });
  it('is not kept for "keep it to myself, he said. that is what i did"', () => {
    expect(stepAfter('keep it to myself, he said. that is what i did for years', done())).not.toBe(
      'WORDS.kept',
    );
  });
  it.each(['when I say it she just rolls her eyes and goes upstairs. Then what', 'and if he walks out?'])(
    'has a line for "%s"',
    (text) => {
      const { last: reply } = play([text], done());
      expect(reply.step).toBe('WORDS.done');
      expect(reply.lines.join(' ')).toMatch(/wrong the first time|not in your hands/);
    },
  );
  it('takes "a number for what" for no wish for one', () => {
    expect(stepAfter('what? a number for what', inLanguage('NUMBER', 'en', 'family'))).not.toBe('NUMBER');
    expect(stepAfter('is there a number for this?', inLanguage('TOPIC.family', 'en', 'family'))).toBe(
      'NUMBER',
    );
  });
});

describe('a topic by a side word', () => {
  const topicOf = (text: string, from = at('OPEN')) => play([text], from).talk.memory.topic;
  it('is not opened by a death that only dates a habit', () => {
    const family = inLanguage('TOPIC.family', 'en', 'family');
    expect(
      topicOf('We used to do every birthday together, since Mum died. I found out from photos.', family),
    ).toBe('family');
    expect(topicOf('I have not slept right since my mum died. I miss her every day.', family)).toBe('grief');
  });
  it('is not opened by what was said of how somebody else drinks', () => {
    const family = inLanguage('TOPIC.family', 'en', 'family');
    expect(topicOf('Maybe it was Christmas. I told her that her new husband drinks too much.', family)).toBe(
      'family',
    );
    expect(topicOf('I told my wife I drink too much')).toBe('drink');
  });
  it.each([
    'Me encontraron azúcar, diabetes tipo 2, y todo el mundo me dice lo que tengo que comer',
    'i got diagnosed with type 2 diabetes and everyone has an opinion on what i eat',
  ])('is no trouble with eating in "%s"', (text) => {
    expect(topicOf(text)).not.toBe('food');
  });
  it.each(['hola, me dejaron por whatsapp. asi nomas', 'me dejó mi novia', 'got dumped over text lol'])(
    'is a love that ended in "%s"',
    (text) => {
      expect(topicOf(text)).toBe('breakup');
    },
  );
  it.each(['holaa no se ni q poner jaja', 'hi idk what to write here', 'hola, no sé qué decir'])(
    'is none in "%s"',
    (text) => {
      expect(last(text)).toBe('OPEN');
    },
  );
});

describe('gladness for somebody else', () => {
  it.each([
    "a girl I lived with got made director. I'm happy for her?? but I felt sick when I saw it",
    'I should be happy but I just feel hollow about it',
    'estoy feliz por ella pero me sentí fatal cuando lo vi',
  ])('is no good news in "%s"', (text) => {
    expect(last(text)).not.toBe('TOPIC.good');
  });
  it('is good news without another side', () => {
    expect(last('My sister got the job, I am so happy for her!')).toBe('TOPIC.good');
  });
  it('is read anew where nothing of it is to be kept', () => {
    const text = "keep?? I don't want to keep any of it. I want to stop comparing myself";
    expect(stepAfter(text, inLanguage('TOPIC.good', 'en', 'good'))).not.toMatch(/^X\.|^TOPIC\.good/);
  });
});

describe('who wants to chat', () => {
  it.each([
    'yo nomás quiero platicar tantito, nada de ejercicios',
    'i just want to chat really',
    'vengo a charlar un rato',
  ])('hears what Harbor is for "%s"', (text) => {
    expect(last(text)).toBe('CHAT.tell');
  });
  it.each(['i want to chat with my dad about the money', 'no quiero platicar'])(
    'is not meant by "%s"',
    (text) => {
      expect(last(text)).not.toBe('CHAT.tell');
    },
  );
  it.each([
    'Mi Rogelio me cantaba «Sabor a mí» y desafinaba que daba gusto. Ocho años hace que se me fue.',
    'My late husband used to sing in the bath, so out of tune the dog left.',
  ])('is met where a memory is told with a smile: "%s"', (text) => {
    expect(last(text)).toBe('CHAT.memory');
  });
  it('is not met so where the memory hurts', () => {
    expect(last('My late husband used to sing in the bath. I miss him so much')).not.toBe('CHAT.memory');
  });
});
