import { OTHERS_EN } from './crisis-others-en';
import { DISTRESS_EN } from './distress-en';
import { PLAN_EN } from './plan-en';
import { QUIET_EN } from './quiet-en';
import { QUIET_ES } from './quiet-es';
import { QUIET_OTHERS_EN } from './quiet-others-en';
import type { Rule } from './rule';
import { SELF_HARM_EN } from './self-harm-en';
import { SPANISH_RULES } from './spanish';
import { SPANISH_DISTRESS } from './spanish-distress';
import { SUICIDE_EN } from './suicide-en';
import { TALK_EN } from './talk-en';
import { THIRD_PERSON_EN } from './third-person-en';

export const RULES: readonly Rule[] = [
  ...SUICIDE_EN,
  ...THIRD_PERSON_EN,
  ...TALK_EN,
  ...PLAN_EN,
  ...QUIET_EN,
  ...QUIET_OTHERS_EN,
  ...SELF_HARM_EN,
  ...OTHERS_EN,
  ...DISTRESS_EN,
  ...SPANISH_RULES,
  ...SPANISH_DISTRESS,
  ...QUIET_ES,
];
