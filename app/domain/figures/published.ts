import { z } from 'zod';
import figures from '../../../training/figures.json';

/** Kinds of line, as `npm run listen:evaluate` counts them. */
const KINDS = [
  'crisis lines',
  'concern lines',
  'faint lines',
  'other dangers',
  'other dangers, told in pieces',
  'danger beside a correction',
  'harmless, near other dangers',
  'corrections, questions and sayings',
  'ordinary turns',
  'ordinary burdens, told by a detail',
  'heavy topics without danger',
  'harmless lines that tempt',
] as const;
export type LineKind = (typeof KINDS)[number];

const count = z.number().int().nonnegative();
const perCent = z.number().min(0).max(100);
const row = z.object({ lines: count, heard: perCent, crisis: perCent });
const rows = z.record(z.enum(KINDS), row);
const writer = row.extend({ id: z.string(), language: z.enum(['en', 'es']) });
/** One kind of talk: how many there are, and their share in per cent for each thing counted. */
const talkRow = z.object({ talks: count }).catchall(perCent);
const talkRows = z.record(z.string(), talkRow);

const figuresSchema = z.object({
  date: z.iso.date(),
  all: rows,
  english: rows,
  spanish: rows,
  'crisis lines by writer, worst first': z.array(writer).min(1),
  /** Every line once: lowest confidence, lines, per cent with danger. */
  reliability: z.array(z.tuple([perCent, count, perCent])).min(1),
  /** Whole talks of all writers and by language, as Harbor goes through them. */
  conversations: z.object({ all: talkRows, english: talkRows, spanish: talkRows }),
});

/** A number of lines, and the per cent of them asked about or answered as a crisis, and answered as one at once. */
export type PublishedRow = z.infer<typeof row>;
type PublishedWriter = Omit<z.infer<typeof writer>, 'id'>;
export type PublishedTalks = z.infer<typeof figuresSchema>['conversations'];
type PublishedRows = Record<LineKind, PublishedRow>;

export interface Published {
  /** YYYY-MM-DD: the day on which the figures were made. */
  date: string;
  writers: number;
  lines: number;
  all: PublishedRows;
  english: PublishedRows;
  spanish: PublishedRows;
  /** The writer whose crisis lines were heard least, of each language. */
  worst: PublishedWriter[];
  talks: PublishedTalks;
}

/** What is published of the figures. @throws ZodError when something is missing: `npm run listen:evaluate` writes all of it */
export function publishedFrom(json: unknown): Published {
  const read = figuresSchema.parse(json);
  const byWriter = read['crisis lines by writer, worst first'];
  const judged = byWriter.filter(({ lines }) => lines > 0).sort((one, other) => one.heard - other.heard);
  return {
    date: read.date,
    writers: byWriter.length,
    lines: read.reliability.reduce((sum, [, lines]) => sum + lines, 0),
    all: read.all,
    english: read.english,
    spanish: read.spanish,
    worst: (['en', 'es'] as const).flatMap((language) => {
      const [worst] = judged.filter((each) => each.language === language);
      return worst ? [{ language, lines: worst.lines, heard: worst.heard, crisis: worst.crisis }] : [];
    }),
    talks: read.conversations,
  };
}

/** The figures of the release: a start without them fails. */
export const PUBLISHED: Published = publishedFrom(figures);
