import { expect, it } from 'vitest';
import { factorMail } from './mail-texts';

it('asks whether it was wanted where somebody else has done it', () => {
  const { text } = factorMail('codes-reset', { firstName: 'Ines' });
  expect(text).toContain('If you have asked for it, there is nothing to do.');
  expect(text).not.toContain('If it was you');
  expect(factorMail('codes-off', { firstName: 'Ines' }).text).toContain('If it was you');
});

it.each(['codes-on', 'codes-off', 'codes-reset', 'passkey-added', 'many-wrong-codes'] as const)(
  'the mail %s has short lines and no link',
  (news) => {
    const { subject, text } = factorMail(news, { firstName: 'Ines' });
    expect(subject).toContain('Soundings');
    expect(text).toContain('Hello Ines,');
    expect(text).not.toMatch(/https?:/);
    for (const line of text.split('\n')) expect(line.length).toBeLessThanOrEqual(76);
  },
);
