import { answerGroup, answers, box, openChat, ownLines, press, said, say } from '../factories/chat';
import { becomeGuest } from '../factories/people';
import { expect, test } from '../setup/test';

test.beforeEach(async ({ page, jsEnabled }) => {
  await becomeGuest(page);
  await openChat(page, jsEnabled);
});

test('the notice stands at the start, once, and Harbor greets with buttons', async ({ page, axe }) => {
  const notice = page.getByText('Harbor is a computer program, not a human being. It cannot feel.');
  await expect(notice).toBeVisible();
  await expect(page.getByText(/not a mental health professional/)).toBeVisible();
  await expect(said(page)).toHaveCount(1);
  await expect(answers(page)).toHaveText([
    'Something weighs on me',
    'I cannot sleep',
    'I want to calm down',
    'One small step',
    'Just looking',
  ]);
  await axe();
  await press(page, 'Just looking');
  await expect(notice).toHaveCount(1);
});

test('each reply offers two to seven buttons, after a press and after words', async ({ page }) => {
  const offered = async () => expect([2, 3, 4, 5, 6, 7]).toContain(await answers(page).count());
  await offered();
  for (const name of ['Something weighs on me', 'People: family, love, friends', 'Friends']) {
    await press(page, name);
    await offered();
  }
  for (const text of ['They planned the trip without me', 'qwertz', 'Are you a robot?', 'My cat is orange']) {
    await say(page, text);
    await offered();
  }
});

test('a press becomes the person’s own line; Next and Done leave none', async ({ page }) => {
  await press(page, 'Something weighs on me');
  await expect(said(page)).toHaveCount(3);
  await expect(ownLines(page)).toHaveText([/Something weighs on me$/]);
  await press(page, 'Low or empty', 'Be kind to myself', 'Start', '3 of 5');
  const lines = await ownLines(page).count();
  await press(page, 'Next');
  await expect(ownLines(page)).toHaveCount(lines);
  await page.reload();
  await expect(ownLines(page)).toHaveCount(lines);
  await expect(ownLines(page).first()).toContainText('Something weighs on me');
});

test('only the newest reply has buttons', async ({ page }) => {
  await press(page, 'Something weighs on me');
  await expect(page.getByRole('button', { name: 'Just looking' })).toHaveCount(0);
  await expect(answerGroup(page)).toHaveCount(1);
});

test('a half-written message stays in the box after a press', async ({ page }) => {
  await box(page).fill('I wanted to say that');
  await press(page, 'Something weighs on me');
  await expect(box(page)).toHaveValue('I wanted to say that');
  await expect(ownLines(page)).toHaveText([/Something weighs on me$/]);
  await press(page, 'Losing someone');
  await expect(box(page)).toHaveValue('I wanted to say that');
  await box(page).press('End');
  await box(page).pressSequentially(' it is a year now');
  await say(page, await box(page).inputValue());
  await expect(ownLines(page).last()).toContainText('I wanted to say that it is a year now');
  await expect(box(page)).toHaveValue('');
});

test('a button of an old tab is answered kindly, with the newest buttons', async ({ page, jsEnabled }) => {
  const other = await page.context().newPage();
  await openChat(other, jsEnabled);
  await press(other, 'Something weighs on me', 'Losing someone');
  const newest = await answers(other).allInnerTexts();
  await press(page, 'Just looking');
  await expect(said(page).last()).toContainText('That was an earlier question. Here is where we are.');
  await expect(answers(page)).toHaveText(newest);
  await expect(ownLines(page)).toHaveText([/Something weighs on me$/, /Losing someone$/]);
});

test('the buttons are one group, named by the question; numbers say what they mean', async ({
  page,
  axe,
}) => {
  await expect(page.getByRole('group', { name: 'What brings you here?' })).toBeVisible();
  await press(page, 'I want to calm down', 'Start');
  await expect(page.getByRole('group', { name: 'How heavy is it right now?' })).toBeVisible();
  const names = ['1 of 5, light', '2 of 5', '3 of 5', '4 of 5', '5 of 5, very heavy'];
  for (const [index, name] of names.entries()) {
    await expect(answers(page).nth(index)).toHaveAccessibleName(name);
  }
  await axe();
});

test('lines, buttons and own answers in Spanish are marked as Spanish', async ({ page, axe }) => {
  await say(page, 'No puedo dormir y estoy muy cansada');
  await expect(page.locator('#newest [lang="es"]')).toBeVisible();
  await expect(answerGroup(page)).toHaveAttribute('lang', 'es');
  await expect(
    page.getByRole('button', { name: 'No estoy a salvo ahora' }).locator('[lang="es"]'),
  ).toBeVisible();
  const first = await answers(page).first().innerText();
  await press(page, first);
  await expect(ownLines(page).last().locator('[lang="es"]')).toHaveText(first);
  await axe();
});
