import type { SafetyLanguage } from '../../safety/types';
import type { AnswerWords } from './answer-words';
import { ANSWERS_EN } from './en/answers';
import { ANSWERS_ES } from './es/answers';

/** What is said to who answers an open question, by language. */
export const ANSWER_WORDS: Readonly<Record<SafetyLanguage, AnswerWords>> = { en: ANSWERS_EN, es: ANSWERS_ES };
