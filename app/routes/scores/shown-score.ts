import type { Judged } from '~/domain/scores/judge';
import type { ScoreValues } from '~/domain/scores/score';

/** A score as its list and its picture show it. */
export type ShownScore = Judged<ScoreValues & { id: string }>;
