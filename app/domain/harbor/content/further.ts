import type { Situation } from '../../meanings/situations';
import type { SafetyLanguage } from '../../safety/types';
import { FURTHER_AWAY_EN } from './en/further/away';
import { FURTHER_BODY_EN } from './en/further/body';
import { FURTHER_COURSE_EN } from './en/further/course';
import { FURTHER_MIND_EN } from './en/further/mind';
import { FURTHER_NEAR_EN } from './en/further/near';
import { FURTHER_SELF_EN } from './en/further/self';
import { FURTHER_WORK_EN } from './en/further/work';
import { FURTHER_AWAY_ES } from './es/further/away';
import { FURTHER_BODY_ES } from './es/further/body';
import { FURTHER_COURSE_ES } from './es/further/course';
import { FURTHER_MIND_ES } from './es/further/mind';
import { FURTHER_NEAR_ES } from './es/further/near';
import { FURTHER_SELF_ES } from './es/further/self';
import { FURTHER_WORK_ES } from './es/further/work';

type Three = readonly [string, string, string];
export const LINES_OF_EACH = 3;

/** What is said of a situation after its first line: `told` to who tells on, `helps` to who asks what can be done. */
interface Further {
  readonly told: Three;
  readonly helps: Three;
}

/** True of a situation whatever its details are, for the turns of a talk about it. */
export const FURTHER: Readonly<Record<SafetyLanguage, Readonly<Record<Situation, Further>>>> = {
  en: {
    ...FURTHER_WORK_EN,
    ...FURTHER_COURSE_EN,
    ...FURTHER_NEAR_EN,
    ...FURTHER_AWAY_EN,
    ...FURTHER_BODY_EN,
    ...FURTHER_MIND_EN,
    ...FURTHER_SELF_EN,
  },
  es: {
    ...FURTHER_WORK_ES,
    ...FURTHER_COURSE_ES,
    ...FURTHER_NEAR_ES,
    ...FURTHER_AWAY_ES,
    ...FURTHER_BODY_ES,
    ...FURTHER_MIND_ES,
    ...FURTHER_SELF_ES,
  },
};
