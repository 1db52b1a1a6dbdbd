import { expect, it } from 'vitest';
import { securityTxt } from './security-txt';

const now = new Date('2026-11-22T10:00:00Z');
const appUrl = 'https://soundings.example';

it('names somebody, and a day by which to look again', () => {
  expect(securityTxt({ contact: 'ops@soundings.example', appUrl, now })).toBe(
    [
      'Contact: mailto:ops@soundings.example',
      'Expires: 2027-05-21T00:00:00.000Z',
      'Preferred-Languages: en',
      'Canonical: https://soundings.example/.well-known/security.txt',
      '',
    ].join('\n'),
  );
});

it('leaves the address of a page as it is', () => {
  const contact = 'https://soundings.example/report';
  expect(securityTxt({ contact, appUrl, now })).toContain(`Contact: ${contact}\n`);
});
