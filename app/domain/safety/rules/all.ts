import { DISTRESS_EN } from './distress-en';
import { OTHERS_EN } from './crisis-others-en';
import { PLAN_EN } from './plan-en';
import type { Rule } from './rule';
import { SELF_HARM_EN } from './self-harm-en';
import { SPANISH_RULES } from './spanish';
import { SUICIDE_EN } from './suicide-en';

export const RULES: readonly Rule[] = [
  ...SUICIDE_EN,
  ...PLAN_EN,
  ...SELF_HARM_EN,
  ...OTHERS_EN,
  ...DISTRESS_EN,
  ...SPANISH_RULES,
];
