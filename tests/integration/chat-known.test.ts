import { describe, expect, it } from 'vitest';
import { buttonsOf, newestOf } from './plain-browser';
import { guestOf, pick } from './plain-chats';
import { useSharedServer } from './use-server';

describe('without scripts, by its forms alone,', () => {
  const server = useSharedServer();
  const guest = () => guestOf(server);

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
});
