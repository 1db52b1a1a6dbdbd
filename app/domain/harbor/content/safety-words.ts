import type { StepId } from '../steps/all';
import { HARM_EN } from './en/harm';
import { OTHERS_EN } from './en/others';
import { QUESTION_EN } from './en/question';
import { SUICIDE_EN } from './en/suicide';
import { HARM_ES } from './es/harm';
import { OTHERS_ES } from './es/others';
import { QUESTION_ES } from './es/question';
import { SUICIDE_ES } from './es/suicide';
import type { StepWords } from './words';

/** What Harbor says at each step of the safety flows, by language. The compiler holds that no step and no button lacks its words. */
export const SAFETY_WORDS: Readonly<Record<'en' | 'es', Readonly<Record<StepId, StepWords>>>> = {
  en: { ...QUESTION_EN, ...SUICIDE_EN, ...HARM_EN, ...OTHERS_EN },
  es: { ...QUESTION_ES, ...SUICIDE_ES, ...HARM_ES, ...OTHERS_ES },
};
