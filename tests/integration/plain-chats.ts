import type { HtmlElement } from 'html-validate';
import { expect } from 'vitest';
import type { Caller } from './caller';
import { buttonsOf, type ChatButton, newestOf, PlainChat, textsWithLanguage } from './plain-browser';

/** Marks and words of one language alone. */
const SPANISH =
  /[¿ñáéíóú]|\b(?:el|la|los|las|una|que|para|con|por|puedes|tu|esto|hoy|ahora|llama|más|algo|alguien|cosa)\b/i;
const ENGLISH =
  /\b(?:the|you|your|and|is|are|to|what|with|this|here|call|of|my|not|it|does|something|someone|now)\b/i;
/** Texts that are marked as the other language than they are in. */
export function wronglyMarked(page: HtmlElement): string[] {
  return textsWithLanguage(page)
    .filter(({ text, language }) => {
      const [own, other] = language === 'es' ? [SPANISH, ENGLISH] : [ENGLISH, SPANISH];
      return other.test(text) && !own.test(text);
    })
    .map(({ text, language }) => `${language}: ${text}`);
}

/** Whatever comes, it can be gone on from: named buttons, the way to help, and the right language. */
export function expectWhole(page: HtmlElement): void {
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

/** Somebody who tries the app and may talk to Harbor. */
export async function guestOf(server: { newCaller: () => Caller }) {
  const caller = server.newCaller();
  await caller.send('POST', '/try', { form: {} });
  await caller.send('POST', '/disclaimer', { form: {} });
  return { caller, chat: new PlainChat(caller) };
}

export const pick = (buttons: readonly ChatButton[], name: string | RegExp) =>
  buttons.find((each) => (typeof name === 'string' ? each.name.startsWith(name) : name.test(each.name)));
