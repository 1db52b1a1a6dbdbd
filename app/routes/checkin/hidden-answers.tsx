import { type Answers, FACTOR_FIELDS, type FactorField } from '~/domain/check-in/answers';

/** The answers of the other questions, so that a submission is whole even if no draft could be saved on the way. */
export function HiddenAnswers({ answers, except }: { answers: Answers; except: FactorField }) {
  return FACTOR_FIELDS.filter((field) => field !== except && answers[field] !== undefined).map((field) => (
    <input key={field} type="hidden" name={field} value={answers[field]} />
  ));
}
