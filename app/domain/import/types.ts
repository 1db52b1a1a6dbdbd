import type { Answers, Rating } from '../check-in/answers';
import type { ChatMessage } from '../chat/message';
import type { ReflectionTexts } from '../reflections/fields';
import type { SafetyLevel } from '../safety/types';
import type { PlanTexts } from '../safety-plan/sections';

/** What each of the file's moods is worth, by its name; null leaves its entries out. */
export type MoodRatings = Record<string, Rating | null>;

/** Instants are ISO 8601: a row waits as JSON. */
export interface CheckInContent {
  kind: 'check-in';
  date: string;
  timeZone: string;
  localDate: string;
  recordedAt: string;
  updatedAt: string;
  isBackdated: boolean;
  notes: string | null;
  /** Empty where a mood has to be translated first. */
  answers: Answers;
  unanswered: Answers;
}

export interface ReflectionContent extends ReflectionTexts {
  kind: 'reflection';
  week: string;
  date: string;
  summary: string | null;
  level: SafetyLevel;
}

export interface ChatContent {
  kind: 'chat';
  date: string;
  endedAt: string;
  localDate: string | null;
  messages: ChatMessage[];
  summary: string | null;
  sentiment: string | null;
  level: SafetyLevel;
  crisisAt: string | null;
}

export interface PlanContent {
  kind: 'plan';
  texts: PlanTexts;
}

export type ImportContent = CheckInContent | ReflectionContent | ChatContent | PlanContent;
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
  adds: { checkIns: number; reflections: number; chats: number; hasPlan: boolean };
}
