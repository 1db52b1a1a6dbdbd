import { expect, it } from 'vitest';
import { resetMail } from './reset-mail';

it('keeps every line short enough to be sent unencoded, so that the link is readable in the raw mail', () => {
  const link = `https://soundings.example/auth?tab=reset&token=${'x'.repeat(22)}`;
  const until = { at: new Date('2026-11-30T13:05:00Z'), timeZone: 'America/Argentina/ComodRivadavia' };
  const { text } = resetMail({ firstName: 'Ines', link, until });
  expect(text).toContain('until 10:05 am on 30 November 2026\n');
  expect(text).toMatch(/^[ -~\n]*$/);
  expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThanOrEqual(76);
  expect(text).toContain(`\n${link}\n`);
});
