import type { ImportContent } from 'db/documents/import';
import type { Rating } from '../check-in/answers';

export type {
  ChatContent,
  CheckInContent,
  ImportContent,
  MoodRatings,
  ReflectionContent,
  ScoreContent,
} from 'db/documents/import';

export type Kind = ImportContent['kind'] | 'other';
export type Outcome = 'add' | 'skip' | 'refuse';

/** One row of a file, as far as the file alone can say. */
export interface FileRow {
  /** Counts the rows of the file, from 1. */
  seq: number;
  kind: Kind;
  /** YYYY-MM-DD */
  day: string | null;
  /** Its first words. */
  label: string;
  mood?: string;
  /** What it is: a row with the same words of the same owner is the same row. */
  identity?: string;
  /** The id it had where it comes from. */
  sourceId?: string;
  /** Missing when the row is no good, and `reason` says why. */
  content?: ImportContent;
  reason?: string;
  /** Its reason is no fault: such rows are left out on purpose. */
  isLeftOut?: boolean;
}

export interface MoodOfFile {
  name: string;
  count: number;
  /** Null: left out; undefined: nobody has said yet. */
  rating: Rating | null | undefined;
  /** What a form shows before somebody has said. */
  proposed: Rating | undefined;
}

export interface ImportSummary {
  id: string;
  source: 'soundings' | 'daylio';
  state: 'reading' | 'ready' | 'adding' | 'undoing' | 'done';
  timeZone: string;
  moods: MoodOfFile[];
  /** True until each mood has a rating or is left out. */
  needsMoods: boolean;
  counts: Record<Outcome, number>;
  /** What would be added, by kind. */
  adds: { checkIns: number; reflections: number; chats: number; scores: number; hasPlan: boolean };
}
