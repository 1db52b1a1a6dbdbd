import { SLEEP } from './sleep';
import type { TopicFlow } from './flow';

/** Of two topics that fit equally well the earlier one wins, so the heavy ones come first. */
export const FLOWS: readonly TopicFlow[] = [SLEEP];
