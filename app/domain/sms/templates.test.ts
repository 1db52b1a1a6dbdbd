import { expect, it } from 'vitest';
import { keywordOf } from './keywords';
import { milestonesReached } from './milestones';
import { toE164 } from './phone.server';
import { segmentsOf } from './segments.server';
import { DEFAULT_TEMPLATES, fillTemplate, loggedText, unknownPlaceholders } from './templates';

const values = {
  firstName: 'Ines',
  streakDays: '7',
  milestone: '7 days in a row',
  link: 'https://soundings.example',
};

it('fills what it knows, wherever it stands, and nothing that a name brings along', () => {
  expect(fillTemplate('{firstName}{firstName} {streakDays} {other} {link}', values)).toBe(
    'InesInes 7 {other} https://soundings.example',
  );
  expect(fillTemplate('Hi {firstName}', { ...values, firstName: '{link} $& $1' })).toBe('Hi {link} $& $1');
});

it('keeps the number of a streak out of the log', () => {
  expect(loggedText('{firstName}: {streakDays}', values)).toBe('Ines: {streakDays}');
});

it('names placeholders nobody fills', () => {
  expect(unknownPlaceholders('{firstName} {name} {} {constructor}')).toEqual(['name', '', 'constructor']);
});

it('by itself says nothing about moods or health, and fits two segments', () => {
  for (const { message } of Object.values(DEFAULT_TEMPLATES)) {
    expect(message).not.toMatch(/mood|mental|health|feel|anxi|depress|stress|well|streak|therap|crisis/i);
    expect(segmentsOf(fillTemplate(message, values)).count).toBeLessThanOrEqual(2);
    expect(unknownPlaceholders(message)).toEqual([]);
  }
});

it.each([
  ['', 0, 'GSM-7'],
  ['a'.repeat(160), 1, 'GSM-7'],
  ['a'.repeat(161), 2, 'GSM-7'],
  ['a'.repeat(306), 2, 'GSM-7'],
  ['a'.repeat(307), 3, 'GSM-7'],
  ['€'.repeat(80), 1, 'GSM-7'],
  ['€'.repeat(81), 2, 'GSM-7'],
  ['ã'.repeat(70), 1, 'UCS-2'],
  ['ã'.repeat(71), 2, 'UCS-2'],
  ['😀'.repeat(35), 1, 'UCS-2'],
  ['😀'.repeat(36), 2, 'UCS-2'],
])('%j takes %i segments of %s', (text, count, encoding) => {
  expect(segmentsOf(text)).toEqual({ count, encoding });
});

it.each([
  ['STOP', 'stop'],
  [' stop. ', 'stop'],
  ['StopAll', 'stop'],
  ['UNSUBSCRIBE', 'stop'],
  ['CANCEL', 'stop'],
  ['END', 'stop'],
  ['QUIT', 'stop'],
  ['REVOKE', 'stop'],
  ['OPTOUT', 'stop'],
  ['Opt-out', 'stop'],
  ['opt out', 'stop'],
  ['\u200bstop  all!\r\n', 'stop'],
  ['“Ｓtop”', 'stop'],
  ['the end', null],
  ['start', 'start'],
  ['UNSTOP', 'start'],
  ['help', 'help'],
  ['please stop', null],
  ['', null],
])('%j asks for %s', (body, keyword) => expect(keywordOf(body)).toBe(keyword));

it.each([
  ['+1 555 010 0199', '+15550100199'],
  ['(555) 010-0199', '+15550100199'],
  ['+351 912 345 678', '+351912345678'],
  ['0000000000', '+10000000000'],
  ['12345678901234567890', null],
  ['----------1', null],
])('%j is %s', (typed, number) => expect(toE164(typed)).toBe(number));

const progress = (streakDays: number, totalCheckins: number, lastCheckinDate: string | null) => ({
  streakDays,
  totalCheckins,
  lastCheckinDate,
});

it.each([
  [progress(0, 0, null), progress(1, 1, '2026-11-18'), ['check-ins-1']],
  [progress(2, 9, '2026-11-17'), progress(3, 10, '2026-11-18'), ['check-ins-10', 'streak-3-2026-11-16']],
  [progress(3, 3, '2026-11-18'), progress(3, 4, '2026-11-18'), []],
  [progress(6, 48, '2026-11-17'), progress(7, 49, '2026-11-18'), ['streak-7-2026-11-12']],
  [progress(4, 11, '2026-11-17'), progress(5, 12, '2026-11-18'), []],
  // Recounted after an import, the total jumped.
  [progress(0, 0, null), progress(3, 50, '2026-11-18'), ['streak-3-2026-11-16']],
])('from %j to %j', (before, after, reached) => expect(milestonesReached(before, after)).toEqual(reached));
