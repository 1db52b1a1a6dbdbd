import { Form } from '@remix-run/react';
import { Dialog } from '../dialog/dialog';
import { CrisisLines } from './crisis-lines';
import { useHere } from './use-here';

/** Once per device, before anything else. */
export function DisclaimerDialog() {
  const here = useHere();
  return (
    <Dialog title="Before you begin" dismissable={false} overlay>
      <p>
        Soundings helps you notice how you are. It is <strong>not a substitute for professional care</strong>:
        it does not diagnose or treat, and no one is watching over what you enter.
      </p>
      <p>
        <CrisisLines lead="If you are in crisis or thinking about hurting yourself," />
      </p>
      <Form method="post" action="/disclaimer" preventScrollReset className="dialog__acts">
        <input type="hidden" name="redirectTo" value={here} />
        <button className="button">I Understand - Continue</button>
      </Form>
    </Dialog>
  );
}
