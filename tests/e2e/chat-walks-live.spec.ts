import type { Page } from 'playwright/test';
import { answers, box, openChat, said, sendButton } from '../factories/chat';
import { becomeGuest } from '../factories/people';
import { expect, test } from '../setup/test';

const WORDS = {
  en: {
    hello: 'I cannot sleep and I am tired',
    line: 'The list on my desk is long',
    skip: 'Skip',
    enough: /^(?:That is enough(?: for now)?|Good night)$/,
    over: 'Start again',
  },
  es: {
    hello: 'No puedo dormir y estoy muy cansada',
    line: 'La lista de mi mesa es larga',
    skip: 'Saltar',
    enough: /^(?:Por ahora basta|Con eso basta|Con esto basta|Buenas noches)$/,
    over: 'Empezar de nuevo',
  },
} as const;
type Language = keyof typeof WORDS;

/** Every exercise once; without scripts each is gone through in both languages (integration/chat-walks). */
const EXERCISES: readonly (readonly [Language, string])[] = [
  ['en', 'breathing'],
  ['es', 'grounding'],
  ['en', 'worry-time'],
  ['es', 'thought-record'],
  ['en', 'small-step'],
  ['es', 'problem-solving'],
  ['en', 'self-compassion'],
  ['es', 'sleep'],
  ['en', 'urge-surfing'],
  ['es', 'memory'],
  ['en', 'unsent-letter'],
  ['es', 'what-matters'],
  ['en', 'writing'],
];

const DOORS: readonly (readonly [Language, string])[] = [
  ['es', 'life moved choose chosen sent safer someone stop'],
  ['en', 'hurt bad noOne coming here safer wave'],
  ['es', 'someone yes away grownUp school scared'],
  ['en', 'others yes left worse cannot before none done'],
  ['es', 'else third now words me own sometimes'],
  ['en', 'else voices else doctor will'],
];

/** Waits for the buttons after an act, and gives their names in order. */
async function untilAnswered(page: Page, act: () => Promise<void>): Promise<string[]> {
  const before = (await answers(page).first().getAttribute('value')) ?? '';
  await act();
  await expect(answers(page).first()).not.toHaveAttribute('value', before);
  return answers(page).allInnerTexts();
}

/** By the keyboard: the focus on the button, then Enter. */
const pressByKey = (page: Page, button: ReturnType<typeof answers>) =>
  untilAnswered(page, async () => {
    await button.focus();
    await expect(button).toBeFocused();
    await page.keyboard.press('Enter');
  });

const write = (page: Page, text: string) =>
  untilAnswered(page, async () => {
    await box(page).fill(text);
    await sendButton(page).click();
  });

for (const language of ['en', 'es'] as const) {
  test(`exercises can be gone through by the keyboard in ${language}`, async ({ page }) => {
    const words = WORDS[language];
    await becomeGuest(page);
    await openChat(page, true);
    await write(page, words.hello);
    for (const [, slug] of EXERCISES.filter(([own]) => own === language)) {
      await page.goto(`/exercises/${slug}`);
      await page.getByRole('button', { name: 'Start', exact: true }).press('Enter');
      await expect(page).toHaveURL('/chat#newest');
      let labels = await answers(page).allInnerTexts();
      for (let turn = 0; !labels.includes(words.over); turn += 1) {
        expect(turn, `${slug} ends`).toBeLessThan(40);
        const at = labels.findIndex((label) => words.enough.test(label));
        labels = labels.includes(words.skip)
          ? await write(page, words.line)
          : await pressByKey(page, answers(page).nth(Math.max(0, labels[0] === '1' ? 2 : at)));
      }
      await expect(said(page).last()).toBeInViewport();
    }
  });
}

test('the doors behind “I am not safe right now” can be gone through by the keyboard', async ({ page }) => {
  for (const [language, door] of DOORS) {
    await page.context().clearCookies();
    await becomeGuest(page);
    await openChat(page, true);
    await write(page, WORDS[language].hello);
    const help = page.locator('button[value="not-safe"]');
    await untilAnswered(page, () => help.press('Enter'));
    for (const choice of door.split(' ')) {
      await expect(page.locator('#newest')).toBeFocused();
      await pressByKey(page, page.locator(`fieldset button[value$=".${choice}"]`));
    }
    await expect(help).toBeInViewport();
  }
});
