import { addDays } from '../../calendar/dates';
import { shortDateWithYear } from '../../calendar/dates-in-words';
import { FIELD_TITLES, REFLECTION_FIELDS } from '../../reflections/fields';
import type { InBox, OwnWords } from '../shown/safety';
import type { ChosenNote, ChosenReflection, ReportSnapshot } from '../snapshot/snapshot';
import { beginningIn, LINE } from './letters';
import type { Room } from './room';
import { HEADING, heightOf, inColumn, NEXT } from './sheet';

/** Below the message stands what it is. */
const BELOW_MESSAGE = NEXT + LINE;
const SUBHEADING = NEXT + 5.65;

/** The person's own words as they are printed below the box: texts are whole, and of one perhaps only the beginning. */
export interface WordsOnPaper {
  message: string | null;
  notes: ReadonlyMap<ChosenNote, string>;
  reflections: ReadonlyMap<ChosenReflection, ChosenReflection>;
}

class Printed implements WordsOnPaper {
  message: string | null = null;
  readonly notes = new Map<ChosenNote, string>();
  readonly reflections = new Map<ChosenReflection, ChosenReflection>();

  /** The heading of the section comes with the first. */
  get heading() {
    return this.message === null && this.notes.size === 0 && this.reflections.size === 0 ? HEADING : 0;
  }
}

/** A text for which there may be room: takes it whole, or as much of it as there is room for. */
interface Candidate {
  of: OwnWords;
  /** Its last day. */
  on: string;
  take: (room: Room) => boolean;
  begin: (room: Room) => boolean;
}

/**
 * Chooses among the person's words: the message first, then what the box only begins, then the newest.
 * @returns what is printed, and a way to print the beginning of the first text that is not
 */
export function chooseWords(report: ReportSnapshot, { told, begun }: InBox, room: Room) {
  const printed = new Printed();
  const { message, notes, reflections, period } = report;
  const candidates = [
    ...(message === null ? [] : [ofMessage(message, period.end, printed)]),
    ...notes.map((note) => ofNote(note, printed)),
    ...reflections.map((reflection) => ofReflection(reflection, printed)),
  ].filter(({ of }) => !told.has(of));
  const rank = ({ of }: Candidate) => (of === 'message' ? 0 : begun.has(of) ? 1 : 2);
  candidates.sort((a, b) => rank(a) - rank(b) || (a.on < b.on ? 1 : -1));
  const without = candidates.filter((one) => !one.take(room));
  return { printed: printed as WordsOnPaper, begin: () => without.some((one) => one.begin(room)) };
}

/** A report without the words that are printed elsewhere already. */
export const withoutWords = (report: ReportSnapshot, printed: WordsOnPaper): ReportSnapshot => ({
  ...report,
  message: printed.message === null ? report.message : null,
  notes: report.notes.filter((note) => !printed.notes.has(note)),
  reflections: report.reflections.filter((reflection) => !printed.reflections.has(reflection)),
});

export const together = (first: WordsOnPaper, second: WordsOnPaper): WordsOnPaper => ({
  message: first.message ?? second.message,
  notes: new Map([...first.notes, ...second.notes]),
  reflections: new Map([...first.reflections, ...second.reflections]),
});

function ofMessage(message: string, on: string, printed: Printed): Candidate {
  const print = (room: Room, text: string) => {
    const fits = room.take(printed.heading + heightOf(text) + BELOW_MESSAGE);
    if (fits) printed.message = text;
    return fits;
  };
  return {
    of: 'message',
    on,
    take: (room) => print(room, message),
    begin: (room) => {
      const lines = Math.floor((room.left - printed.heading - BELOW_MESSAGE) / LINE);
      const text = beginningIn(lines, message, inColumn());
      return text !== null && print(room, text);
    },
  };
}

function ofNote(note: ChosenNote, printed: Printed): Candidate {
  const lead = `${shortDateWithYear(note.date)}: `;
  const around = () => printed.heading + (printed.notes.size === 0 ? NEXT : 0) + NEXT;
  const print = (room: Room, text: string) => {
    const fits = room.take(around() + heightOf(lead + text));
    if (fits) printed.notes.set(note, text);
    return fits;
  };
  return {
    of: note,
    on: note.date,
    take: (room) => print(room, note.text),
    begin: (room) => {
      const lines = Math.floor((room.left - around()) / LINE);
      const text = beginningIn(lines, note.text, { ...inColumn(), lead });
      return text !== null && print(room, text);
    },
  };
}

function ofReflection(reflection: ChosenReflection, printed: Printed): Candidate {
  const print = (room: Room, shown: ChosenReflection) => {
    const fits = room.take(printed.heading + SUBHEADING + heightOfFields(shown));
    if (fits) printed.reflections.set(reflection, shown);
    return fits;
  };
  return {
    of: reflection,
    on: addDays(reflection.week, 6),
    take: (room) => print(room, reflection),
    begin: (room) => {
      const shown = beginningOf(reflection, room.left - printed.heading - SUBHEADING);
      return shown !== null && print(room, shown);
    },
  };
}

type Field = (typeof REFLECTION_FIELDS)[number];

const fieldsOf = (reflection: ChosenReflection) => REFLECTION_FIELDS.filter((field) => reflection[field]);
const leadOf = (field: Field) => `${FIELD_TITLES[field]}: `;
const heightOfField = (reflection: ChosenReflection, field: Field) =>
  heightOf(leadOf(field) + reflection[field]) + NEXT;
const heightOfFields = (reflection: ChosenReflection) =>
  fieldsOf(reflection).reduce((sum, field) => sum + heightOfField(reflection, field), 0);

/** Answer by answer, the last one as far as there is room; null if that is nothing. */
function beginningOf(reflection: ChosenReflection, room: number): ChosenReflection | null {
  const shown = { ...reflection, highlights: '', challenges: '', gratitude: '', nextWeekGoals: '' };
  let left = room;
  for (const field of fieldsOf(reflection)) {
    const height = heightOfField(reflection, field);
    if (height > left) {
      const lines = Math.floor((left - NEXT) / LINE);
      shown[field] = beginningIn(lines, reflection[field], { ...inColumn(), lead: leadOf(field) }) ?? '';
      break;
    }
    left -= height;
    shown[field] = reflection[field];
  }
  return fieldsOf(shown).length > 0 ? shown : null;
}
