import { answers, box, notSafe, openChat, say, sendButton } from '../factories/chat';
import { becomeGuest } from '../factories/people';
import { expect, test } from '../setup/test';

test.describe('a browser that asks for Spanish', () => {
  test.use({ locale: 'es-MX' });

  test('begins the talk in Spanish, and the talk goes on in English for who writes it', async ({
    page,
    jsEnabled,
    axe,
  }) => {
    await becomeGuest(page);
    await openChat(page, jsEnabled);
    const opening = page.locator('#newest, .said').filter({ hasText: 'Soy Harbor' }).last();
    await expect(opening.locator('[lang="es"]').first()).toBeVisible();
    await expect(answers(page).first()).toHaveText('Algo me pesa');
    await expect(page.getByRole('button', { name: 'No estoy a salvo ahora' })).toBeVisible();
    await expect(page.locator('label[for="message"]')).toHaveText('Tu mensaje');
    await expect(page.locator('label[for="message"]')).toHaveAttribute('lang', 'es');
    await expect(sendButton(page).locator('[lang="es"]')).toHaveText('Enviar');
    await axe();
    await say(page, 'my boss shouted at me in front of everybody today');
    await expect(page.locator('label[for="message"]')).toHaveText('Your message');
    await expect(notSafe(page)).toBeVisible();
    await expect(box(page)).toHaveValue('');
  });
});

test('a browser that asks for English, or for neither, begins in English', async ({ page, jsEnabled }) => {
  await becomeGuest(page);
  await openChat(page, jsEnabled);
  await expect(answers(page).first()).toHaveText('Something weighs on me');
});
