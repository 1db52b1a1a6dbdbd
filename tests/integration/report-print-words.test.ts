import { describe, expect, it } from 'vitest';
import { addDays } from '~/domain/calendar/dates';
import { answerReport } from '~/http/reports/document.server';
import { pageOf, paperBrowser } from '../factories/report-paper';
import { reportWithEverything } from '../factories/report-with-everything';
import { endingWithMonth, fourQuestionnaires, text, words } from '../factories/report-words';
import { everyDay, MONTH, snapshotOf } from '../factories/reports';

describe('what a report on paper tells in words', () => {
  const { print } = paperBrowser();

  it('keeps a full box off the second sheet: long words are told shorter, and it says where they go on', async () => {
    const dangers = [0, 1, 2].map((i) => ({
      date: addDays(MONTH.end, -i),
      text: `Danger ${i}. ${text(1900)}`,
      danger: true as const,
    }));
    const snapshot = snapshotOf(everyDay(MONTH), MONTH, { ...words(0, 1900), notes: dangers });
    const html = await pageOf(snapshot, 'T'.repeat(255));
    for (const format of ['A4', 'Letter'] as const) {
      const { sheets, texts } = await print(html, format);
      expect(sheets).toBe(2);
      expect(texts[0]).toMatch(
        /Danger 0.*All of it: on the page of the link.*A word of change stands only where a test found one\./,
      );
      expect(texts[1]).not.toContain('A word of change stands');
      expect(texts[1]).toMatch(/^Ines Duarte .* Sheet 2 of 2 +(In their own words|Week by week)/);
    }
  });

  it('says the same about safety whether or not anything was chosen, and what was chosen before it', async () => {
    const sentence = /this sentence stands on every report/;
    const nothing = snapshotOf(everyDay(MONTH), MONTH);
    const danger = { date: MONTH.end, text: 'I have a plan for tonight.', danger: true as const };
    const chosen = snapshotOf(everyDay(MONTH), MONTH, { ...words(2, 40), notes: [danger] });
    const [without, with_] = await Promise.all(
      [nothing, chosen].map(async (one) => print(await pageOf(one), 'A4')),
    );
    for (const { texts } of [without!, with_!]) expect(texts[0]).toMatch(sentence);
    expect(without!.texts.join(' ')).not.toMatch(/own rule, which|Note of/);
    expect(with_!.texts[0]).toMatch(/Safety.*moderate.*Note of Wed 18 Nov: “I have a plan for tonight\.”/);
  });

  it('names the short address beside what is left out, only where there is a passcode', async () => {
    const { scores } = reportWithEverything();
    const period = endingWithMonth(90);
    const snapshot = snapshotOf(everyDay(period), period, { ...words(80, 90), scores });
    const facts = { title: 'a', providerName: 'b', openUntil: null, link: 'open' as const, snapshot };
    const shortAddress = 'soundings.a-clinic-of-the-county.example/r/k7mqx-3w9tb';
    for (const format of ['A4', 'Letter'] as const) {
      const locked = await print(await answerReport({ ...facts, shortAddress }).text(), format);
      expect(locked.texts).toHaveLength(2);
      expect(locked.texts[1]).toContain(shortAddress);
      expect(locked.texts[1]).toMatch(/PHQ-9.*12 of 27 on 10 November 2026: Moderate\./);
    }
    const open = await print(await answerReport({ ...facts, shortAddress: null }).text(), 'A4');
    expect(open.texts[1]).not.toContain('/r/');
  });

  it.each(['A4', 'Letter'] as const)(
    'prints notes beside scores as far as they fit on %s',
    async (format) => {
      const { scores } = reportWithEverything();
      const period = endingWithMonth(100);
      const own = { ...words(12, 90), message: null, reflections: [], scores, aiAnalysis: null, links: [] };
      const html = await pageOf(snapshotOf(everyDay(period), period, own));
      const { sheets, texts, blanks } = await print(html, format);
      expect(sheets).toBe(2);
      expect(texts[1]?.match(/Note \d+\./g)?.length).toBeGreaterThan(3);
      expect(Math.max(...blanks)).toBeLessThan(0.1);
      const withoutRoom = { ...own, notes: [{ date: MONTH.end, text: text(2000) }] };
      const full = await print(await pageOf(snapshotOf(everyDay(period), period, withoutRoom)), format);
      expect(full.texts[1]).not.toContain('In their own words');
    },
  );

  it.each(['A4', 'Letter'] as const)(
    'prints the words of somebody with scores of four questionnaires on %s, and leaves little blank',
    async (format) => {
      const period = endingWithMonth(56);
      const snapshot = snapshotOf(everyDay(period), period, {
        links: [],
        scores: fourQuestionnaires(period),
        riskRule: {
          level: 'high',
          sentence: 'Something you wrote in the last 7 days sounded like a crisis.',
        },
        message: 'Please talk with me about sleep and the new dose. I also want to ask about sick leave.',
        notes: [
          { date: MONTH.end, text: 'I keep thinking everyone would be better off.', danger: true },
          { date: addDays(MONTH.end, -1), text: 'Woke at three again.' },
          { date: addDays(MONTH.end, -4), text: 'Missed my shift. Everything is too much.' },
          { date: addDays(MONTH.end, -11), text: text(900) },
        ],
      });
      const { sheets, texts, blanks } = await print(await pageOf(snapshot), format);
      expect(sheets).toBe(2);
      expect(texts[0]).toMatch(/Safety\s+PHQ-9, answer 9 .*1 on .*0 on /);
      expect(texts[1]).toMatch(/In their own words.*Woke at three again/);
      expect(texts[1]).toMatch(/not printed are .*(1 of 4 notes|the rest of a note)/);
      expect(Math.max(...blanks)).toBeLessThan(0.1);
    },
  );

  it.each(['A4', 'Letter'] as const)(
    'begins on the first sheet of %s what somebody without check-ins has, and needs a second for very much alone',
    async (format) => {
      const period = endingWithMonth(63);
      const reflectionsOf = (count: number, letters: number) =>
        Array.from({ length: count }, (_, i) => ({
          ...{ week: addDays(period.start, 7 * i), highlights: `Week ${i}. ${text(letters)}` },
          ...{ challenges: '', gratitude: '', nextWeekGoals: text(90) },
        }));
      const empty = (own: object) => snapshotOf([], period, { riskRule: null, ...own });
      const few = empty({ scores: fourQuestionnaires(period), reflections: reflectionsOf(2, 200) });
      const one = await print(await pageOf(few), format);
      expect(one.sheets).toBe(1);
      expect(one.texts[0]).toMatch(
        /Sheet 1 of 1.*Scores PHQ-9: .*Questionnaire scores.*Week 0\..*Week 1\..*988/,
      );
      expect(one.texts[0]).not.toContain('How sure is this?');
      const many = await print(await pageOf(empty({ reflections: reflectionsOf(9, 1500) })), format);
      expect(many.sheets).toBe(2);
      expect(many.texts[0]).toMatch(/Sheet 1 of 2.*In their own words.*Week 8\./);
      expect(many.texts[1]).toMatch(/Sheet 2 of 2 +In their own words, continued.*not printed are /);
      const told = many.texts.join(' ').match(/Week \d\./g) ?? [];
      expect(new Set(told).size).toBe(told.length);
    },
  );

  it('prints a few words whole, and says how many of more stand on the page', async () => {
    const printed = async (notes: number) => {
      const snapshot = snapshotOf(everyDay(MONTH), MONTH, { ...words(notes, 90), reflections: [] });
      return (await print(await pageOf(snapshot), 'Letter')).texts.join(' ');
    };
    const few = await printed(3);
    expect(few.match(/Note \d+\./g)).toHaveLength(3);
    expect(few).toContain('Message.');
    expect(few).not.toMatch(/the message|of 3 notes/);
    const many = await printed(80);
    const count = many.match(/Note \d+\./g)?.length ?? 0;
    expect(count).toBeGreaterThan(2);
    expect(many).toContain('Note 0.');
    expect(many).toContain(`More than two sheets hold: not printed are ${80 - count} of 80 notes`);
  });
});
