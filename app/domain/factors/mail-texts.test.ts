import { expect, it } from 'vitest';
import { factorMail } from './mail-texts';

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
