import { ANGER } from './anger';
import { ANXIETY } from './anxiety';
import { APPETITE } from './appetite';
import { BREAKUP } from './breakup';
import { CELEBRATION } from './celebration';
import { CONFLICT } from './conflict';
import { ENERGY } from './energy';
import { EXAMS } from './exams';
import { FAMILY } from './family';
import { FOCUS } from './focus';
import { GRATITUDE } from './gratitude';
import { GRIEF } from './grief';
import { ILLNESS } from './illness';
import { LONELINESS } from './loneliness';
import { MONEY } from './money';
import { MOOD } from './mood';
import { MOTIVATION } from './motivation';
import { PANIC } from './panic';
import { SELF_CARE } from './self-care';
import { SELF_CRITICISM } from './self-criticism';
import { SLEEP } from './sleep';
import { SMALL_TALK } from './small-talk';
import { SOCIAL } from './social';
import { STRESS } from './stress';
import { WORK } from './work';
import type { TopicFlow } from './flow';

/** Of two topics that fit equally well the earlier one wins, so the heavy ones come first and small talk last. */
export const FLOWS: readonly TopicFlow[] = [
  PANIC,
  GRIEF,
  ILLNESS,
  BREAKUP,
  SELF_CRITICISM,
  EXAMS,
  MONEY,
  CONFLICT,
  FAMILY,
  LONELINESS,
  WORK,
  ANGER,
  SLEEP,
  CELEBRATION,
  GRATITUDE,
  APPETITE,
  FOCUS,
  ANXIETY,
  STRESS,
  MOTIVATION,
  SELF_CARE,
  ENERGY,
  MOOD,
  SOCIAL,
  SMALL_TALK,
];
