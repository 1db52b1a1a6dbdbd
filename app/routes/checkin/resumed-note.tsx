import { Form } from '@remix-run/react';
import type { CheckInMode } from '~/domain/check-in/questions/steps';
import { stepPath } from '~/domain/check-in/questions/steps';
import { FIELDS, INTENTS } from './fields';

interface ResumedNoteProps {
  /** In words, when the draft is from a while ago; null otherwise. */
  begunOn: string | null;
  mode: CheckInMode;
  submissionKey: string;
  owner: string;
  onRestart: () => void;
}

/** Answers from another time may not be true any more: say so, and let the person begin again. */
export function ResumedNote({ begunOn, mode, submissionKey, owner, onRestart }: ResumedNoteProps) {
  if (!begunOn) return null;
  return (
    <Form method="post" action={stepPath(mode, 1)} className="notice" onSubmit={onRestart}>
      <input type="hidden" name={FIELDS.mode} value={mode} />
      <input type="hidden" name={FIELDS.step} value="1" />
      <input type="hidden" name={FIELDS.submissionKey} value={submissionKey} />
      <input type="hidden" name={FIELDS.owner} value={owner} />
      <p>You began this on {begunOn}. Your answers are still here.</p>
      <button className="button button--quiet button--flush" name={FIELDS.intent} value={INTENTS.restart}>
        Start over instead
      </button>
    </Form>
  );
}
