import type { Remark } from '../../meanings/remarks';
import type { SafetyLanguage } from '../../safety/types';
import { REMARKS_HEART_EN } from './en/remarks/heart';
import { REMARKS_NEAR_EN } from './en/remarks/near';
import { REMARKS_ONWARD_EN } from './en/remarks/onward';
import { REMARKS_SELF_EN } from './en/remarks/self';
import { REMARKS_HEART_ES } from './es/remarks/heart';
import { REMARKS_NEAR_ES } from './es/remarks/near';
import { REMARKS_ONWARD_ES } from './es/remarks/onward';
import { REMARKS_SELF_ES } from './es/remarks/self';

/** What is said to who says such a thing on: true of anybody who says it, whatever it is about. */
export const REMARK_LINES: Readonly<Record<SafetyLanguage, Readonly<Record<Remark, readonly string[]>>>> = {
  en: { ...REMARKS_NEAR_EN, ...REMARKS_SELF_EN, ...REMARKS_HEART_EN, ...REMARKS_ONWARD_EN },
  es: { ...REMARKS_NEAR_ES, ...REMARKS_SELF_ES, ...REMARKS_HEART_ES, ...REMARKS_ONWARD_ES },
};
