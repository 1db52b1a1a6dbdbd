import { missingOf, pictureOf } from '../shown/picture';
import { BOX_LETTERS, SAFETY_FOR_ALL, safetyOf, wantsOf } from '../shown/safety';
import { scoresInBox } from '../shown/scores-in-box';
import { whatChanged } from '../snapshot/in-short';
import type { ReportSnapshot } from '../snapshot/snapshot';
import { LINE, linesOf } from './letters';
import type { BoxRoom, PrintedReport } from './print-plan';
import { HEADING, heightOf, heightOfHead, NEXT, ROW, SECTION, SHORT, TABLE_HEAD } from './sheet';

/** Above the box: the space around name, title, provider and dates; the line of the record number; the date of the report. */
const FACTS = 3.6;
const RECORD = 6.4;
const CREATED = 9.2;
const TITLE_WIDTH = 73;
const PROVIDER_WIDTH = 80;
/** Frame, padding and spaces of the box; the width of its sentences. */
const BOX = 10.5;
const BOX_WIDTH = 146.8;
const BETWEEN = 0.36;
/** The chart with its heading and its note of two lines; it grows with what is left. */
const CHART = SECTION + 45;
const NOTES_OF_FACTORS = 2;
/** The longest sentence on where the rest of a text stands. */
const WHERE = 'All of it: on the page of the link.';
/** What the estimate may miss. */
const SPARE = 6;
/**
 * Where there is much to say, each text of the person's own is told shorter; scores stand on the second sheet as well, so they
 * give way before those say too little.
 */
const SHORTER: readonly BoxRoom[] = [
  ...[BOX_LETTERS, 200, 150].map((letters) => ({ letters, scores: 3 })),
  ...[200, 150].map((letters) => ({ letters, scores: 1 })),
  ...[150, 110, 80, 50].map((letters) => ({ letters, scores: 0 })),
];

/** How much may stand in the box, so that the sheet holds it and the chart. */
export function roomOfBox(report: PrintedReport): BoxRoom {
  const { snapshot } = report;
  const rest = SHORT - SPARE - heightOfHead(snapshot) - heightOfFacts(report) - heightOfCharts(snapshot);
  return SHORTER.find((room) => heightOfBox(snapshot, room) <= rest) ?? SHORTER.at(-1)!;
}

/** What a report without check-ins leaves of its first sheet, which has no chart then. */
export const restOfFirstSheet = (report: PrintedReport, room: BoxRoom): number =>
  SHORT - SPARE - heightOfHead(report.snapshot) - heightOfFacts(report) - heightOfBox(report.snapshot, room);

function heightOfFacts({ title, providerName, snapshot: { person } }: PrintedReport): number {
  const name = linesOf(person, { width: TITLE_WIDTH, size: 1.85 }) * 6.8;
  const named = Math.min(2, linesOf(title, { width: TITLE_WIDTH, size: 1.05 })) * 4.83;
  const provider = heightOf(`${providerName}, at the request of ${person}`, { width: PROVIDER_WIDTH });
  return FACTS + Math.max(name + named + RECORD, provider + CREATED);
}

function heightOfCharts({ checkIns, factors }: ReportSnapshot): number {
  if (checkIns === 0) return 0;
  return CHART + HEADING + TABLE_HEAD + factors.length * ROW + NEXT + NOTES_OF_FACTORS * LINE;
}

function heightOfBox(snapshot: ReportSnapshot, { letters, scores }: BoxRoom): number {
  const wants = wantsOf(snapshot, letters)?.text ?? '';
  const bold = { width: BOX_WIDTH, isBold: true };
  const [first = '', ...others] = snapshot.checkIns > 0 ? whatChanged(snapshot, true) : [];
  const rows = [
    [heightOf(pictureOf(snapshot), { width: BOX_WIDTH })],
    [heightOf(first, bold), ...others.map((text) => heightOf(text, { width: BOX_WIDTH }))],
    scoresInBox(snapshot.scores, scores).map(({ total, about }) =>
      heightOf(`${total} ${about}`, { width: BOX_WIDTH }),
    ),
    [
      ...safetyOf(snapshot, letters).map(({ text, rest }) =>
        heightOf(rest.length > 0 ? `${text} ${WHERE}` : text, bold),
      ),
      heightOf(SAFETY_FOR_ALL, { width: BOX_WIDTH }),
    ],
    // Its name takes two lines.
    [Math.max(2 * LINE, heightOf(`${wants} ${WHERE}`, { width: BOX_WIDTH }))],
    [heightOf(missingOf(snapshot), { width: BOX_WIDTH })],
  ];
  return rows.flat().reduce((sum, height) => sum + height + BETWEEN, BOX);
}
