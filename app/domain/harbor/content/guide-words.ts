import type { GuideStepId } from '../steps/guide';
import { ABOUT_EN } from './en/about';
import { ANSWERED_EN } from './en/answered';
import { ASKED_EN } from './en/asked';
import { CHOICE_EN } from './en/choice';
import { FACET_EN } from './en/facet';
import { FACTS_EN } from './en/facts';
import { FIRST_EN } from './en/first';
import { MATTERS_EN } from './en/matters';
import { HEART_MATTERS_EN } from './en/matters-heart';
import { NEAR_EN } from './en/near';
import { PICK_EN } from './en/pick';
import { PICTURES_EN } from './en/pictures';
import { RETURN_EN } from './en/return';
import { SIDE_EN } from './en/side';
import { TALK_EN } from './en/talk';
import { TIPS_EN } from './en/tips';
import { TOLD_EN } from './en/told';
import { TOPICS_EN } from './en/topics';
import { UNSURE_EN } from './en/unsure';
import { ABOUT_ES } from './es/about';
import { ANSWERED_ES } from './es/answered';
import { ASKED_ES } from './es/asked';
import { CHOICE_ES } from './es/choice';
import { FACET_ES } from './es/facet';
import { FACTS_ES } from './es/facts';
import { FIRST_ES } from './es/first';
import { MATTERS_ES } from './es/matters';
import { HEART_MATTERS_ES } from './es/matters-heart';
import { NEAR_ES } from './es/near';
import { PICK_ES } from './es/pick';
import { PICTURES_ES } from './es/pictures';
import { RETURN_ES } from './es/return';
import { SIDE_ES } from './es/side';
import { TALK_ES } from './es/talk';
import { TIPS_ES } from './es/tips';
import { TOLD_ES } from './es/told';
import { TOPICS_ES } from './es/topics';
import { UNSURE_ES } from './es/unsure';
import type { StepWords } from './words';

export { TOPIC_ABOUT, TOPIC_NAMES } from './topic-names';

/** What Harbor says outside danger and exercises, by language. The compiler holds that no step and no button lacks its words. */
export const GUIDE_WORDS: Readonly<Record<'en' | 'es', Readonly<Record<GuideStepId, StepWords>>>> = {
  en: {
    ...PICK_EN,
    ...UNSURE_EN,
    ...FACET_EN,
    ...FIRST_EN,
    ...TOLD_EN,
    ...TOPICS_EN,
    ...TALK_EN,
    ...ABOUT_EN,
    ...ASKED_EN,
    ...FACTS_EN,
    ...ANSWERED_EN,
    ...SIDE_EN,
    ...RETURN_EN,
    ...NEAR_EN,
    ...MATTERS_EN,
    ...HEART_MATTERS_EN,
    ...PICTURES_EN,
    ...CHOICE_EN,
    ...TIPS_EN,
  },
  es: {
    ...PICK_ES,
    ...UNSURE_ES,
    ...FACET_ES,
    ...FIRST_ES,
    ...TOLD_ES,
    ...TOPICS_ES,
    ...TALK_ES,
    ...ABOUT_ES,
    ...ASKED_ES,
    ...FACTS_ES,
    ...ANSWERED_ES,
    ...SIDE_ES,
    ...RETURN_ES,
    ...NEAR_ES,
    ...MATTERS_ES,
    ...HEART_MATTERS_ES,
    ...PICTURES_ES,
    ...CHOICE_ES,
    ...TIPS_ES,
  },
};
