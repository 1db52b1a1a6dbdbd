import type { Situation } from '../../meanings/situations';
import type { SafetyLanguage } from '../../safety/types';
import { FURTHER_AHEAD_EN } from './en/further/ahead';
import { FURTHER_AWAY_EN } from './en/further/away';
import { FURTHER_BODY_EN } from './en/further/body';
import { FURTHER_CARE_EN } from './en/further/care';
import { FURTHER_COURSE_EN } from './en/further/course';
import { FURTHER_HABITS_EN } from './en/further/habits';
import { FURTHER_INNER_EN } from './en/further/inner';
import { FURTHER_LOSS_EN } from './en/further/loss';
import { FURTHER_MIND_EN } from './en/further/mind';
import { FURTHER_MONEY_KIN_EN } from './en/further/money-kin';
import { FURTHER_MOODS_EN } from './en/further/moods';
import { FURTHER_NEAR_EN } from './en/further/near';
import { FURTHER_NIGHTS_EN } from './en/further/nights';
import { FURTHER_SELF_EN } from './en/further/self';
import { FURTHER_TIES_EN } from './en/further/ties';
import { FURTHER_TWO_EN } from './en/further/two';
import { FURTHER_WORK_EN } from './en/further/work';
import { FURTHER_WORK_DAYS_EN } from './en/further/work-days';
import { FURTHER_AHEAD_ES } from './es/further/ahead';
import { FURTHER_AWAY_ES } from './es/further/away';
import { FURTHER_BODY_ES } from './es/further/body';
import { FURTHER_CARE_ES } from './es/further/care';
import { FURTHER_COURSE_ES } from './es/further/course';
import { FURTHER_HABITS_ES } from './es/further/habits';
import { FURTHER_INNER_ES } from './es/further/inner';
import { FURTHER_LOSS_ES } from './es/further/loss';
import { FURTHER_MIND_ES } from './es/further/mind';
import { FURTHER_MONEY_KIN_ES } from './es/further/money-kin';
import { FURTHER_MOODS_ES } from './es/further/moods';
import { FURTHER_NEAR_ES } from './es/further/near';
import { FURTHER_NIGHTS_ES } from './es/further/nights';
import { FURTHER_SELF_ES } from './es/further/self';
import { FURTHER_TIES_ES } from './es/further/ties';
import { FURTHER_TWO_ES } from './es/further/two';
import { FURTHER_WORK_ES } from './es/further/work';
import { FURTHER_WORK_DAYS_ES } from './es/further/work-days';

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
    ...FURTHER_WORK_DAYS_EN,
    ...FURTHER_MONEY_KIN_EN,
    ...FURTHER_TWO_EN,
    ...FURTHER_TIES_EN,
    ...FURTHER_LOSS_EN,
    ...FURTHER_CARE_EN,
    ...FURTHER_NIGHTS_EN,
    ...FURTHER_MOODS_EN,
    ...FURTHER_INNER_EN,
    ...FURTHER_HABITS_EN,
    ...FURTHER_AHEAD_EN,
  },
  es: {
    ...FURTHER_WORK_ES,
    ...FURTHER_COURSE_ES,
    ...FURTHER_NEAR_ES,
    ...FURTHER_AWAY_ES,
    ...FURTHER_BODY_ES,
    ...FURTHER_MIND_ES,
    ...FURTHER_SELF_ES,
    ...FURTHER_WORK_DAYS_ES,
    ...FURTHER_MONEY_KIN_ES,
    ...FURTHER_TWO_ES,
    ...FURTHER_TIES_ES,
    ...FURTHER_LOSS_ES,
    ...FURTHER_CARE_ES,
    ...FURTHER_NIGHTS_ES,
    ...FURTHER_MOODS_ES,
    ...FURTHER_INNER_ES,
    ...FURTHER_HABITS_ES,
    ...FURTHER_AHEAD_ES,
  },
};
