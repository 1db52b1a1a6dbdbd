import { openChat, say } from '../factories/chat';
import { acknowledgeDisclaimer, becomeGuest } from '../factories/people';
import { expect, test } from '../setup/test';

// What a screen reader is given, in its order: the transcript that docs/accessibility.md names.

test('a check-in: where one is, the question, five answers, and the reply said once', async ({ page }) => {
  await becomeGuest(page);
  await page.goto('/checkin');
  await expect(page.getByRole('button', { name: 'Next', exact: true })).toBeDisabled();
  await expect(page.locator('body')).toMatchAriaSnapshot(`
    - link "Skip to the page"
    - complementary "Close, and help right now":
      - paragraph:
        - link "Close, back to home"
      - paragraph:
        - link "Call 988"
      - paragraph:
        - link "Text 988"
      - paragraph:
        - link "Leave quickly"
    - main:
      - navigation "Questions"
      - progressbar "Question 1 of 10"
      - group "How did you sleep?":
        - heading "How did you sleep?" [level=1]
        - paragraph: Think of last night, and of how you woke up.
        - radio "Exhausted"
        - radio "Tired"
        - radio "Okay"
        - radio "Well-rested"
        - radio "Fully energized"
        - status
      - button "Back"
      - button "Next" [disabled]
  `);
  await page.getByRole('radio', { name: 'Tired' }).check();
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - group "How did you sleep?":
        - radio "Tired" [checked]
        - status: Thank you for saying so. A slow day is allowed after a short night.
      - button "Back"
      - button "Next"
  `);
  await expect(page.getByRole('main').getByRole('status')).toHaveCount(1);
});

test('an error: how many, each as a link to its field, and each field says its own', async ({ page }) => {
  await acknowledgeDisclaimer(page);
  await page.goto('/auth?tab=register');
  await page.getByLabel('First name').fill('Ines');
  await page.getByLabel('Last name').fill('Duarte');
  await page.getByLabel('Phone number').fill('+1 555 010 0199');
  await page.getByLabel('Password', { exact: true }).fill('tide-and-lantern');
  await page.getByLabel('Confirm password', { exact: true }).fill('tide-and-lantern');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - heading "Your account" [level=1]
      - alert:
        - heading [level=2]
        - list:
          - listitem:
            - link "Invalid email address":
              - /url: "#register-email"
      - textbox "First name": Ines
      - textbox "Email" [invalid]
      - paragraph: "! Invalid email address"
      - button "Create account"
  `);
  await expect(page.getByRole('alert')).toBeFocused();
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription(/Invalid email address$/);
});

test('a reply of Harbor: who says it, when, and the buttons as a group named by its question', async ({
  page,
}) => {
  await becomeGuest(page);
  await openChat(page, true);
  await say(page, 'I cannot sleep');
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - heading "Harbor" [level=1]
      - log "Conversation":
        - list:
          - listitem:
            - paragraph:
              - text: You
              - time
            - paragraph: I cannot sleep
          - listitem:
            - paragraph:
              - text: Harbor
              - time
            - paragraph
      - group /.+/:
        - button /.+/
      - button "I am not safe right now"
      - textbox "Your message"
      - button "Send" [disabled]
  `);
});
