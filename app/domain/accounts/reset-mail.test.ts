import { expect, it } from 'vitest';
import { resetMail } from './reset-mail';

it('keeps every line short enough to be sent unencoded, so that the link is readable in the raw mail', () => {
  const link = `https://soundings.example/auth?tab=reset&token=${'x'.repeat(22)}`;
  const { text } = resetMail({ firstName: 'Ines', link });
  expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThanOrEqual(76);
  expect(text).toContain(`\n${link}\n`);
});
