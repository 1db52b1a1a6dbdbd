import type { StoredAnswers, StoredRating } from './answers';
import type { ChatMessage } from './conversation';
import type { StoredLevel } from './safety-level';
import type { HigherIs, ScoreInstrument } from './score';

type ReflectionField = 'highlights' | 'challenges' | 'gratitude' | 'nextWeekGoals';
type PlanField =
  'warningSigns' | 'copingSteps' | 'distractions' | 'people' | 'professionals' | 'surroundings';

/** What each of the file's moods is worth, by its name; null leaves its entries out. */
export type MoodRatings = Record<string, StoredRating | null>;

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
  answers: StoredAnswers;
  unanswered: StoredAnswers;
}

export interface ReflectionContent extends Record<ReflectionField, string> {
  kind: 'reflection';
  week: string;
  date: string;
  summary: string | null;
  level: StoredLevel;
}

export interface ChatContent {
  kind: 'chat';
  date: string;
  endedAt: string;
  localDate: string | null;
  messages: ChatMessage[];
  summary: string | null;
  sentiment: string | null;
  level: StoredLevel;
  crisisAt: string | null;
}

interface PlanContent {
  kind: 'plan';
  texts: Record<PlanField, string>;
}

export interface ScoreContent {
  kind: 'score';
  instrument: ScoreInstrument;
  date: string;
  total: number;
  answers: number[] | null;
  difficulty: number | null;
  name: string | null;
  min: number | null;
  max: number | null;
  higherIs: HigherIs | null;
  recordedAt: string;
  updatedAt: string;
}

export type ImportContent = CheckInContent | ReflectionContent | ChatContent | ScoreContent | PlanContent;
