import { type ExerciseId, EXERCISES, type ExerciseStepId, type StepKind } from '../steps/exercises/all';
import { BODY_EN } from './en/exercises/body';
import { EVERYDAY_EN } from './en/exercises/everyday';
import { FRAME_EN } from './en/exercises/frame';
import { HEART_EN } from './en/exercises/heart';
import { IDEAS as IDEAS_EN } from './en/exercises/ideas';
import { MIND_EN } from './en/exercises/mind';
import { NAMES as NAMES_EN } from './en/exercises/names';
import { SHORT as SHORT_EN } from './en/exercises/short';
import { SMALL_STEP_EN } from './en/exercises/small-step';
import { BODY_ES } from './es/exercises/body';
import { EVERYDAY_ES } from './es/exercises/everyday';
import { FRAME_ES } from './es/exercises/frame';
import { HEART_ES } from './es/exercises/heart';
import { IDEAS as IDEAS_ES } from './es/exercises/ideas';
import { MIND_ES } from './es/exercises/mind';
import { NAMES as NAMES_ES } from './es/exercises/names';
import { SHORT as SHORT_ES } from './es/exercises/short';
import { SMALL_STEP_ES } from './es/exercises/small-step';
import type { StepWords } from './words';

type ByLanguage<T> = Readonly<Record<'en' | 'es', T>>;

/** What Harbor says at each step of the exercises. The compiler holds that no step and no button lacks its words. */
export const EXERCISE_WORDS: ByLanguage<Readonly<Record<ExerciseStepId, StepWords>>> = {
  en: { ...FRAME_EN, ...BODY_EN, ...MIND_EN, ...HEART_EN, ...SMALL_STEP_EN, ...EVERYDAY_EN },
  es: { ...FRAME_ES, ...BODY_ES, ...MIND_ES, ...HEART_ES, ...SMALL_STEP_ES, ...EVERYDAY_ES },
};

/** Each exercise's name, and one line on what it is for. */
export const EXERCISE_NAMES: ByLanguage<Readonly<Record<ExerciseId, { name: string; about: string }>>> = {
  en: NAMES_EN,
  es: NAMES_ES,
};

/** Each exercise in one line, for who has no time for its steps. */
export const EXERCISE_SHORT: ByLanguage<Readonly<Record<ExerciseId, string>>> = {
  en: SHORT_EN,
  es: SHORT_ES,
};

/** What an exercise is, for who asks before beginning it; in other words the second time. */
export function aboutExercise(id: ExerciseId, language: 'en' | 'es'): readonly string[] {
  const { about } = EXERCISE_NAMES[language][id];
  const { minutes } = EXERCISES[id];
  return language === 'es'
    ? [
        `${about} Son unos ${minutes} minutos, y se puede parar en cualquier paso.`,
        `Dura unos ${minutes} minutos. ${about}`,
      ]
    : [
        `${about} It takes about ${minutes} minutes, and you can stop at any step.`,
        `It is about ${minutes} minutes. ${about}`,
      ];
}

/** Ideas for a small step, by its kind. */
export const STEP_IDEAS: ByLanguage<Readonly<Record<StepKind, readonly string[]>>> = {
  en: IDEAS_EN,
  es: IDEAS_ES,
};
