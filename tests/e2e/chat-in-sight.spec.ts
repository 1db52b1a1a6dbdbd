import type { Locator, Page } from 'playwright/test';
import { answers, nameHelper, openChat, press, say } from '../factories/chat';
import { becomeGuest } from '../factories/people';
import { expect, test } from '../setup/test';

async function edgesOf(locator: Locator): Promise<{ top: number; bottom: number }> {
  const shape = await locator.boundingBox();
  if (!shape) throw new Error(`nothing is drawn for ${locator}`);
  return { top: shape.y, bottom: shape.y + shape.height };
}

/** Harbor's newest words and all their buttons stand between the strip with the numbers and the message box. */
async function expectInSight(page: Page): Promise<void> {
  const strip = page.getByRole('complementary', { name: 'Help right now' });
  await expect(async () => {
    const seen = { top: (await edgesOf(strip)).bottom, bottom: (await edgesOf(page.locator('.dock'))).top };
    const bar = await edgesOf(page.getByRole('navigation', { name: 'Main' }));
    expect(seen.bottom).toBeLessThan(bar.top);
    const words = page.locator('#newest').locator('.said__text, .said__ask');
    expect((await edgesOf(words.first())).top).toBeGreaterThanOrEqual(seen.top - 1);
    for (const button of await answers(page).all()) {
      expect((await edgesOf(button)).bottom).toBeLessThanOrEqual(seen.bottom);
    }
  }).toPass({ timeout: 5_000 });
}

test.use({ viewport: { width: 360, height: 740 } });

test.beforeEach(async ({ page }) => {
  await becomeGuest(page);
});

test('on a small phone the newest words and their buttons are in sight after each reply', async ({
  page,
  jsEnabled,
}) => {
  await openChat(page, jsEnabled);
  await press(page, 'I want to calm down');
  await expectInSight(page);
  for (const name of ['Start', '4 of 5', 'Next', 'One minute done', 'Done', '2 of 5', 'Another exercise']) {
    await press(page, name);
    await expectInSight(page);
  }
  for (const text of ['There is nothing ahead of me', 'I do not know', 'My sister is here']) {
    await say(page, text);
    await expectInSight(page);
  }
});

for (const helper of [undefined, 'Rosa (212) 555-2368']) {
  const whose = helper ? 'with the person’s own helper on the card' : 'with the card';
  test(`in a crisis, too, ${whose}`, async ({ page, jsEnabled }) => {
    if (helper) await nameHelper(page, helper);
    await openChat(page, jsEnabled);
    await press(page, 'I am not safe right now');
    await expectInSight(page);
    for (const name of [
      'I might end my life or hurt myself',
      'I cannot',
      'I cannot speak out loud',
      'I will reach out',
    ]) {
      await press(page, name);
      await expectInSight(page);
    }
    await press(page, '988 is with me', 'A little safer', 'Someone is here');
    await expectInSight(page);
  });

  test(`when danger is written, too, ${whose}`, async ({ page, jsEnabled }) => {
    if (helper) await nameHelper(page, helper);
    await openChat(page, jsEnabled);
    await say(page, 'I want to kill myself');
    await expectInSight(page);
    for (const name of ['You read me wrong', 'I would rather not say', 'Yes, I am safe']) {
      await press(page, name);
      await expectInSight(page);
    }
  });
}

test('in Spanish, too, with the person’s own helper on the card', async ({ page, jsEnabled }) => {
  await nameHelper(page, 'Rosa María de la Cruz (212) 555-2368');
  await openChat(page, jsEnabled);
  await say(page, 'No puedo dormir y estoy muy cansada');
  await press(page, 'No estoy a salvo ahora');
  await expectInSight(page);
  for (const name of ['Podría quitarme la vida o hacerme daño', 'No puedo', 'No puedo hablar en voz alta']) {
    await press(page, name);
    await expectInSight(page);
  }
});
