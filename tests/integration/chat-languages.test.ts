import { describe, expect, it } from 'vitest';
import { buttonsOf, textsWithLanguage } from './plain-browser';
import { guestOf, pick, wronglyMarked } from './plain-chats';
import { useSharedServer } from './use-server';

describe('without scripts, by its forms alone,', () => {
  const server = useSharedServer();
  const guest = () => guestOf(server);

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
