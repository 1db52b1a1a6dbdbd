import type { Page } from 'playwright/test';
import { printPage } from '../factories/paper';
import { becomeMember, checkIn, daysAgo } from '../factories/people';
import { expect, test } from '../setup/test';

const SHORT = 'Woke at three again.';
const SPANISH = 'Hoy me costó levantarme; dormí poco y discutí con mi hermana. ¿Será la medicación? ';
const WIDE = 'WHY DOES NOTHING WORK AND WHY AM I SO TIRED OF ALL OF THIS. ';

/** Check-ins of some days with these notes, and the link to a report of all of them. */
async function reportOf(page: Page, days: number, notes: readonly string[], message: string) {
  const ids: string[] = [];
  for (let ago = days - 1; ago >= 0; ago -= 1) {
    const note = notes[ago];
    const { id } = await checkIn(page.request, {
      date: daysAgo(ago),
      ...(note ? { notes: note } : {}),
    });
    if (note) ids.push(id);
  }
  const response = await page.request.post('/api/mood-reports', {
    data: {
      title: 'For my visit',
      providerName: 'Dr. Abara',
      providerEmail: 'abara@example.org',
      ...(message && { message }),
      dateRange: { start: daysAgo(days), end: daysAgo(0) },
      sections: { notes: ids },
    },
  });
  expect(response.status(), await response.text()).toBe(201);
  const { reportId } = (await response.json()) as { reportId: string };
  return `/api/mood-reports/${reportId}?format=html`;
}

const OWNERS = [
  ['a week with a long note', 7, [SPANISH.repeat(20)], ''],
  ['two weeks of short notes', 14, Array.from({ length: 14 }, () => SHORT), SPANISH.repeat(3)],
  ['a month of wide words', 28, Array.from({ length: 9 }, () => WIDE.repeat(12)), WIDE.repeat(25)],
] as const;

for (const [name, days, notes, message] of OWNERS) {
  test(`${name}: two sheets of A4 and of Letter, at most a tenth blank while something is left out`, async ({
    page,
  }) => {
    await becomeMember(page);
    await page.goto(await reportOf(page, days, notes, message));
    for (const format of ['A4', 'Letter'] as const) {
      const { sheets, texts, smallest, blanks } = await printPage(page, format);
      expect(sheets).toBe(2);
      expect(smallest).toBeGreaterThanOrEqual(9.99);
      expect(texts[0]).toContain('A word of change stands only where a test found one.');
      expect(texts[1]).toMatch(/^\S.*Sheet 2 of 2.*who can close this link at any time\.$/);
      expect(Math.min(...blanks)).toBeGreaterThanOrEqual(0);
      if (texts[1]?.includes('More than two sheets hold')) expect(Math.max(...blanks)).toBeLessThan(0.1);
    }
  });
}
