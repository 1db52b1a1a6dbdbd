import { ABOUT_STEPS } from './about';
import { ANSWERED_STEPS } from './answered';
import { ASKED_STEPS } from './asked';
import { CHOICE_STEPS } from './choice';
import { FACET_STEPS } from './facet';
import { FACT_STEPS } from './facts';
import { FIRST_STEPS } from './first';
import { MATTER_STEPS } from './matters';
import { HEART_MATTER_STEPS } from './matters-heart';
import { NEAR_STEPS } from './near';
import { PICK_STEPS } from './pick';
import { PICTURE_STEPS } from './pictures';
import { RETURN_STEPS } from './return';
import { SIDE_STEPS } from './side';
import type { Steps } from './step';
import { TALK_STEPS } from './talk';
import { TIP_STEPS } from './tips';
import { TOLD_STEPS } from './told';
import { TOPIC_STEPS } from './topics';
import { UNSURE_STEPS } from './unsure';

/** Every step of the talk outside danger and exercises. */
export const GUIDE_STEPS = {
  ...PICK_STEPS,
  ...UNSURE_STEPS,
  ...FACET_STEPS,
  ...FIRST_STEPS,
  ...TOLD_STEPS,
  ...TOPIC_STEPS,
  ...TALK_STEPS,
  ...ABOUT_STEPS,
  ...ASKED_STEPS,
  ...FACT_STEPS,
  ...ANSWERED_STEPS,
  ...SIDE_STEPS,
  ...RETURN_STEPS,
  ...NEAR_STEPS,
  ...MATTER_STEPS,
  ...HEART_MATTER_STEPS,
  ...PICTURE_STEPS,
  ...CHOICE_STEPS,
  ...TIP_STEPS,
} as const satisfies Steps;
export type GuideStepId = keyof typeof GUIDE_STEPS;
