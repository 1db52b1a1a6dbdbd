import { describe, expect, it } from 'vitest';
import { EXERCISE_SLUGS } from '~/domain/harbor/steps/exercises/slugs';
import { buttonsOf, newestOf } from './plain-browser';
import { expectWhole, guestOf, pick } from './plain-chats';
import { useSharedServer } from './use-server';

const WORDS = {
  en: {
    hello: 'I cannot sleep and I am tired',
    line: 'The list on my desk is long',
    skip: /^Skip$/,
    enough: /^(?:That is enough(?: for now)?|Good night)$/,
    over: 'Start again',
    rating: '3 of 5',
  },
  es: {
    hello: 'No puedo dormir y estoy muy cansada',
    line: 'La lista de mi mesa es larga',
    skip: /^Saltar$/,
    enough: /^(?:Por ahora basta|Con eso basta|Con esto basta|Buenas noches)$/,
    over: 'Empezar de nuevo',
    rating: '3 de 5',
  },
} as const;
const LANGUAGES = ['en', 'es'] as const;

describe('without scripts, by its forms alone,', () => {
  const server = useSharedServer();
  const guest = () => guestOf(server);

  it.each(LANGUAGES.flatMap((language) => Object.values(EXERCISE_SLUGS).map((slug) => ({ language, slug }))))(
    'the exercise $slug is gone through to its end in $language',
    async ({ language, slug }) => {
      const words = WORDS[language];
      const { caller, chat } = await guest();
      await chat.say(words.hello);
      const begun = await caller.send('POST', `/exercises/${slug}`, { form: { key: crypto.randomUUID() } });
      expect([begun.status, begun.headers.get('location')]).toEqual([303, '/chat#newest']);
      let page = await chat.page();
      for (let turn = 0; turn < 40; turn += 1) {
        expectWhole(page);
        const buttons = buttonsOf(page);
        if (pick(buttons, words.over)) return;
        const next = pick(buttons, words.enough) ?? pick(buttons, words.rating) ?? buttons[0];
        page = pick(buttons, words.skip)
          ? await chat.say(words.line)
          : await chat.press(next ?? { value: '' });
      }
      expect.unreachable(`${slug} does not end`);
    },
  );

  const DOORS = [
    ['life', 'moved', 'choose', 'chosen', 'sent', 'safer', 'someone', 'stop'],
    ['life', 'cannot', 'speak', 'none', 'done', 'done', 'done', 'worse', 'called'],
    ['life', 'called', 'same', 'cannot', 'worse', 'cannot', 'police', 'try', 'same'],
    ['life', 'cannot', 'police', 'try', 'nobody', 'bother'],
    ['hurt', 'bad', 'noOne', 'worse', 'coming', 'here', 'safer', 'wave', 'person', 'nobody'],
    ['hurt', 'fine', 'coming'],
    ['someone', 'yes', 'away', 'grownUp', 'school', 'scared', 'now', 'cannot', 'abroad'],
    ['someone', 'again', 'home', 'yes', 'prepare', 'inside', 'no'],
    ['someone', 'before', 'sexual', 'soon', 'calm'],
    ['someone', 'screen', 'goOn', 'else', 'person'],
    ['others', 'yes', 'left', 'worse', 'cannot', 'before'],
    ['others', 'angry', 'ten'],
    ['else', 'third', 'now', 'words', 'me', 'own', 'sometimes', 'week', 'no'],
    ['else', 'voices', 'else', 'doctor', 'will'],
    ['else', 'body', 'yes', 'called'],
    ['else', 'cannotSay', 'thoughts', 'room', 'gun', 'ask'],
    ['else', 'mistake', 'rather', 'safe'],
  ];

  it.each(LANGUAGES)(
    '“I am not safe right now” leads on through every door behind it, in %s',
    async (language) => {
      for (const door of DOORS) {
        const { chat } = await guest();
        await chat.say(WORDS[language].hello);
        let page = await chat.press({ value: 'not-safe' });
        for (const choice of door) {
          expectWhole(page);
          const next = buttonsOf(page).find(({ value }) => value.endsWith(`.${choice}`));
          expect(next, `${door.join(' > ')}: ${choice} under ${newestOf(page)}`).toBeDefined();
          page = await chat.press(next ?? { value: '' });
        }
        expectWhole(page);
      }
    },
  );

  it.each([
    ['en', 'I cut myself again last night', 'Are you hurt right now?'],
    ['en', 'I want to kill myself', 'Could you act on it today?'],
    [
      'en',
      'My husband grabbed my throat and I am scared of him',
      '1-800-799-7233|Are you in danger this minute?',
    ],
    ['en', 'How many pills would it take to kill me', 'Are you thinking about ending your life?'],
    ['es', 'Me volví a cortar los brazos para hacerme daño', '¿Tienes una herida ahora?'],
    ['es', 'Quiero matarme', '¿Podrías hacerlo hoy?'],
    [
      'es',
      'Mi esposo me agarró del cuello y le tengo miedo',
      '1-800-799-7233|¿Estás en peligro en este momento?',
    ],
    ['es', 'Cuántas pastillas hacen falta para morirme', '¿Estás pensando en quitarte la vida?'],
  ])(
    'danger that is written opens its flow, with the way to a person: %s %s',
    async (_language, text, asked) => {
      const { chat } = await guest();
      const page = await chat.say(text);
      expectWhole(page);
      expect(newestOf(page)).toMatch(new RegExp(asked.replace(/[?]/g, '\\?')));
      expect(page.querySelectorAll('.crisis a').map((link) => link.getAttributeValue('href'))).toContain(
        'tel:988',
      );
    },
  );

  it('a goodbye stays on the page, with a way to start again that asks nothing twice', async () => {
    const { chat } = await guest();
    let page = await chat.say('Thank you');
    page = await chat.press(pick(buttonsOf(page), 'That is enough') ?? { value: '' });
    expect(buttonsOf(page).map(({ label }) => label)).toEqual(['Start again']);
    page = await chat.press(buttonsOf(page)[0] ?? { value: '' });
    expect(newestOf(page)).not.toContain('earlier question');
    expect(buttonsOf(page).map(({ label }) => label)).toContain('I cannot sleep');
    page = await chat.press(pick(buttonsOf(page), 'I cannot sleep') ?? { value: '' });
    expect(newestOf(page)).toContain('about 3 minutes');
  });
});
