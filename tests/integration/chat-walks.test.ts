import type { HtmlElement } from 'html-validate';
import { describe, expect, it } from 'vitest';
import { EXERCISE_SLUGS } from '~/domain/harbor/steps/exercises/slugs';
import {
  buttonsOf,
  type ChatButton,
  newestOf,
  PlainChat,
  textsWithLanguage,
} from '../factories/plain-browser';
import type { Caller } from './caller';
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

/** Marks and words of one language alone. */
const SPANISH =
  /[¿ñáéíóú]|\b(?:el|la|los|las|una|que|para|con|por|puedes|tu|esto|hoy|ahora|llama|más|algo|alguien|cosa)\b/i;
const ENGLISH =
  /\b(?:the|you|your|and|is|are|to|what|with|this|here|call|of|my|not|it|does|something|someone|now)\b/i;
/** Texts that are marked as the other language than they are in. */
function wronglyMarked(page: HtmlElement): string[] {
  return textsWithLanguage(page)
    .filter(({ text, language }) => {
      const [own, other] = language === 'es' ? [SPANISH, ENGLISH] : [ENGLISH, SPANISH];
      return other.test(text) && !own.test(text);
    })
    .map(({ text, language }) => `${language}: ${text}`);
}

/** Whatever comes, it can be gone on from: named buttons, the way to help, and the right language. */
function expectWhole(page: HtmlElement): void {
  const buttons = buttonsOf(page);
  expect(buttons.length, newestOf(page)).toBeGreaterThan(0);
  for (const { name, value } of buttons) {
    expect(name).toMatch(/\S/);
    expect(value).toMatch(/^\d+\..+$/);
  }
  expect(page.querySelector('fieldset legend')?.textContent).toMatch(/\S/);
  expect(page.querySelectorAll('button[value="not-safe"]')).toHaveLength(1);
  expect(wronglyMarked(page)).toEqual([]);
}

describe('without scripts, by its forms alone,', () => {
  const server = useSharedServer();

  async function guest(): Promise<{ caller: Caller; chat: PlainChat }> {
    const caller = server.newCaller();
    await caller.send('POST', '/try', { form: {} });
    await caller.send('POST', '/disclaimer', { form: {} });
    return { caller, chat: new PlainChat(caller) };
  }

  const pick = (buttons: readonly ChatButton[], name: string | RegExp) =>
    buttons.find((each) => (typeof name === 'string' ? each.name.startsWith(name) : name.test(each.name)));

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
    ['life', 'called', 'same', 'cannot', 'police', 'try', 'nobody', 'bother'],
    ['hurt', 'bad', 'noOne', 'worse', 'coming', 'safer', 'wave', 'person', 'nobody'],
    ['hurt', 'fine', 'coming'],
    ['someone', 'yes', 'away', 'grownUp', 'school', 'scared', 'now', 'cannot', 'abroad'],
    ['someone', 'again', 'home', 'yes', 'prepare', 'inside', 'no'],
    ['someone', 'before', 'sexual', 'soon', 'calm'],
    ['someone', 'screen', 'goOn', 'else', 'person'],
    ['others', 'yes', 'left', 'worse', 'cannot', 'before'],
    ['others', 'angry', 'ten'],
    ['else', 'third', 'now', 'words', 'me', 'sometimes', 'week', 'no'],
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

  it('whoever ticks that they are under 18 hears of a grown-up first, sees no streak, and can take it back', async () => {
    const { caller, chat } = await guest();
    await caller.post('/api/mood-entries', { responses: { overallMood: 4, sleepRating: 3 } });
    const home = async () => (await chat.page('/')).textContent;
    expect(await home()).toMatch(/streak/i);
    await caller.send('POST', '/settings', { form: { intent: 'choices', isMinor: 'on' } });
    expect(
      (await chat.page('/settings')).querySelector('input[name="isMinor"]')?.hasAttribute('checked'),
    ).toBe(true);
    for (const path of ['/', '/chat', '/trends']) {
      expect((await chat.page(path)).querySelector('main')?.textContent, path).not.toMatch(
        /day streak|self-care points/i,
      );
    }
    let page = await chat.press({ value: 'not-safe' });
    page = await chat.press(pick(buttonsOf(page), 'Someone is hurting me') ?? { value: '' });
    expect(newestOf(page)).toContain('Childhelp is for this: 1-800-422-4453');
    expect(page.textContent).toContain('You are under 18');
    await caller.send('POST', '/chat', { form: { intent: 'forget', what: 'isMinor' } });
    expect(
      (await chat.page('/settings')).querySelector('input[name="isMinor"]')?.hasAttribute('checked'),
    ).toBe(false);
    expect((await chat.page()).textContent).not.toContain('You are under 18');
    page = await chat.press({ value: 'not-safe' });
    page = await chat.press(pick(buttonsOf(page), 'Someone is hurting me') ?? { value: '' });
    expect(newestOf(page)).not.toContain('Childhelp is for this');
  });

  it('who says their age to Harbor finds it ticked in settings', async () => {
    const { chat } = await guest();
    await chat.say('I am 15 and school is hard');
    expect(
      (await chat.page('/settings')).querySelector('input[name="isMinor"]')?.hasAttribute('checked'),
    ).toBe(true);
  });

  it('what helped whom is on the page of its owner alone, and is forgotten by its button', async () => {
    const { caller, chat } = await guest();
    for (const _ of ['once', 'twice']) {
      await caller.send('POST', '/exercises/breathing', { form: { key: crypto.randomUUID() } });
      let page = await chat.page();
      for (const choice of ['start', '4', 'next', 'done', 'done', '3']) {
        page = await chat.press(
          buttonsOf(page).find(({ value }) => value.endsWith(`.${choice}`)) ?? { value: '' },
        );
      }
    }
    expect((await chat.page()).textContent).toContain('Paced breathing: 2 times, usually one lighter');
    const other = await guest();
    expect((await other.chat.page()).textContent).not.toContain('usually one lighter');
    await caller.send('POST', '/chat', { form: { intent: 'forget', what: 'exercises' } });
    expect((await chat.page()).textContent).not.toContain('Paced breathing: 2 times');
  });

  it('Spanish is marked as Spanish on every page it comes to stand on, and English as English', async () => {
    const { caller, chat } = await guest();
    await chat.say('Hola, no puedo dormir y estoy muy cansada');
    let page = await chat.press({ value: 'not-safe' });
    // To the screen that may be seen, with its way out, and to the question that leaves a help line behind.
    for (const name of ['Alguien me hace daño', 'Alguien puede ver esta pantalla']) {
      page = await chat.press(pick(buttonsOf(page), name) ?? { value: '' });
      expect(wronglyMarked(page)).toEqual([]);
    }
    const text = textsWithLanguage(page);
    expect(text).toContainEqual({ text: 'Salir rápido', language: 'es' });
    const own = text.filter(({ text: words }) => words.startsWith('Hola, no puedo'));
    expect(own.map(({ language }) => language)).toEqual(['es']);
    const { body } = await caller.get<{ chats: { id: string }[] }>('/api/export?format=json');
    const id = body.chats[0]?.id ?? '';
    for (const path of [
      `/chat/${id}`,
      `/chat/${id}?confirm=delete`,
      '/chat/earlier',
      '/exercises',
      '/exercises/breathing',
      '/safety',
      '/privacy',
    ]) {
      expect(wronglyMarked(await chat.page(path)), path).toEqual([]);
    }
  });

  it('what is kept in Spanish is marked so beside the chat, and the help line is in Spanish', async () => {
    const { caller, chat } = await guest();
    await chat.say('No puedo dormir y estoy muy cansada');
    await caller.send('POST', '/exercises/small-step', { form: { key: crypto.randomUUID() } });
    let page = await chat.page();
    for (const name of [
      'Empezar',
      '3 de 5',
      'Para el cuerpo',
      'lavarme la cara',
      '2 minutos',
      'Mañana',
      'Nada',
      'Guardarlo',
    ]) {
      page = await chat.press(pick(buttonsOf(page), name) ?? { value: '' });
    }
    expect(textsWithLanguage(page)).toContainEqual({
      text: expect.stringContaining('lavarme la cara, 2 minutos'),
      language: 'es',
    });
    page = await chat.say('Quiero matarme');
    page = await chat.press(pick(buttonsOf(page), 'Me entendiste mal') ?? { value: '' });
    expect(page.querySelector('.help-line')?.textContent).toContain('llama al 988');
    expect(wronglyMarked(page)).toEqual([]);
  });
});
