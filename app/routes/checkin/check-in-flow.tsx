import { Form, useNavigate, useNavigation, useSearchParams } from '@remix-run/react';
import { type FormEvent, useEffect, useRef } from 'react';
import { ErrorSummary, listErrors } from '~/components/form/error-summary';
import type { FormAnswer } from '~/components/form/form-answer';
import { useToast } from '~/components/toast/toast';
import { useHydrated } from '~/components/use-hydrated';
import { reachableStep, stepPath, STEPS } from '~/domain/check-in/questions/steps';
import type { CheckInFailure } from './act.server';
import { AskZone } from './ask-zone';
import { Choices } from './choices';
import { fieldId, FIELDS, INTENTS, SAVE_FAILED } from './fields';
import { HiddenAnswers } from './hidden-answers';
import { KeysHint } from './keys-hint';
import type { loadQuestions } from './load.server';
import { NoteField } from './note-field';
import { QuestionFoot } from './question-foot';
import { QuestionList } from './question-list';
import { ResumedNote } from './resumed-note';
import { useAnswering } from './use-answering';
import { useDraft } from './use-draft';
import { useEarlyInput } from './use-early-input';

type Failure = FormAnswer & Partial<Pick<CheckInFailure, 'answers' | 'notes' | 'timeZone'>>;

const ANOTHER_LOOK = 'One thing needs another look';

interface CheckInFlowProps {
  page: Awaited<ReturnType<typeof loadQuestions>>;
  failure: Failure | undefined;
}

export function CheckInFlow({ page, failure }: CheckInFlowProps) {
  const { mode } = page;
  const steps = STEPS[mode];
  const isHydrated = useHydrated();
  const navigate = useNavigate();
  const isSubmitting = useNavigation().formData?.has(FIELDS.submissionKey) ?? false;
  const draft = useDraft({
    place: { mode, name: page.draftName, key: page.draftKey, owner: page.owner },
    answers: { ...page.answers, ...failure?.answers },
    notes: failure?.notes ?? page.notes,
    submissionKey: page.submissionKey,
    savedAt: page.savedAt,
  });
  const [parameters] = useSearchParams();
  const asked = parameters.get('step');
  const number = asked === null || !isHydrated ? page.step : reachableStep(mode, draft.answers, asked);
  const step = steps[number - 1] ?? steps[0]!;
  const isLast = number === steps.length;
  const chosen = draft.answers[step.field];
  const form = useEarlyInput({ field: step.field, onAnswer: draft.answer, onNote: draft.note });
  const heading = useFocusedHeading(number);
  useFailureToast(failure, draft.saver);
  const errors = listErrors(failure?.result.error ?? {}, (name) => (name ? fieldId(name) : 'checkin'));
  const press = useAnswering({ page, form, step, isLast, onAnswer: draft.answer });

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    const button = (event.nativeEvent as SubmitEvent).submitter as HTMLButtonElement | null;
    const isBack = button?.value === INTENTS.back;
    if (isSubmitting || (!isBack && chosen === undefined)) return event.preventDefault();
    if (isLast && !isBack) return draft.saver.end();
    // The next question is already here: no need to wait for the network.
    event.preventDefault();
    navigate(isBack && number === 1 ? '/' : stepPath(mode, isBack ? number - 1 : number + 1));
  };

  return (
    <div className="question" id="checkin">
      <QuestionList mode={mode} answers={draft.answers} number={number} />
      <div className="question__body">
        <div className="question__screen">
          <div className="progress">
            <label htmlFor="progress">
              Question {number} of {steps.length}
            </label>
            <progress id="progress" max={steps.length} value={number} />
          </div>
          <ErrorSummary title={failure?.failure?.title ?? ANOTHER_LOOK} errors={errors} />
          <ResumedNote
            begunOn={page.begunOn}
            mode={mode}
            submissionKey={draft.submissionKey}
            owner={page.owner}
            onRestart={() => draft.saver.discard()}
          />
          <Form
            ref={form}
            method="post"
            action={stepPath(mode, number)}
            onSubmit={handleSubmit}
            preventScrollReset
            noValidate
          >
            {/* Enter in a field presses the first button: that has to be the one that goes on. */}
            <button
              className="first-button"
              name={FIELDS.intent}
              value={isLast ? INTENTS.finish : INTENTS.next}
              tabIndex={-1}
              aria-hidden="true"
            />
            <input type="hidden" name={FIELDS.mode} value={mode} />
            <input type="hidden" name={FIELDS.step} value={number} />
            <input type="hidden" name={FIELDS.submissionKey} value={draft.submissionKey} />
            <input type="hidden" name={FIELDS.owner} value={page.owner} />
            {(isHydrated || failure) && <HiddenAnswers answers={draft.answers} except={step.field} />}
            <Choices
              step={step}
              chosen={chosen}
              onChoose={draft.answer}
              onPress={press}
              heading={heading}
              isFirst={number === 1}
            />
            {isLast && <NoteField value={draft.notes} onChange={draft.note} errors={errors} />}
            {isLast && page.zones && (
              <AskZone zones={page.zones} chosen={failure?.timeZone} errors={errors} />
            )}
            <div className="question__acts">
              <button
                className="button button--second"
                name={FIELDS.intent}
                value={INTENTS.back}
                formNoValidate
              >
                Back
              </button>{' '}
              <button
                className="button"
                name={FIELDS.intent}
                value={isLast ? INTENTS.finish : INTENTS.next}
                disabled={isHydrated && (chosen === undefined || isSubmitting)}
              >
                {isLast ? (isSubmitting ? 'Saving...' : 'Complete Assessment & Get Insights') : 'Next'}
              </button>
              {isHydrated && page.takesNumberKeys && <KeysHint isLast={isLast} />}
            </div>
          </Form>
        </div>
        <QuestionFoot mode={mode} isFirst={number === 1} />
      </div>
    </div>
  );
}

/** After a step without a page load the focus goes to the new question. */
function useFocusedHeading(number: number) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(number);
  useEffect(() => {
    if (before.current === number) return;
    before.current = number;
    heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, [number]);
  return heading;
}

function useFailureToast(failure: Failure | undefined, saver: { resume(): void }) {
  const toast = useToast();
  useEffect(() => {
    if (!failure) return;
    saver.resume();
    if (failure.failure) toast({ ...SAVE_FAILED, tone: 'error' });
  }, [failure, saver, toast]);
}
