import { Form, Link } from '@remix-run/react';
import { Dialog } from '~/components/dialog/dialog';
import { SubmitButton } from '~/components/form/submit-button';
import type { ReportCardData } from '~/domain/reports/stored/screen.server';
import { dialogPath, INTENTS } from './fields';

export function DeleteDialog({ card }: { card: ReportCardData }) {
  return (
    <Dialog title="Delete this report?" closeHref="/mood-reports">
      <p>
        “{card.title}” and its link will be gone for good. Your check-ins stay as they are. To stop sharing
        without deleting, close the link instead.
      </p>
      <Form method="post" action={dialogPath('delete', card.id)} className="dialog__acts" preventScrollReset>
        <input type="hidden" name="report" value={card.id} />
        <SubmitButton
          variant="coral"
          label="Delete this report"
          pendingLabel="Deleting..."
          name="intent"
          value={INTENTS.delete}
        />
        <Link className="button button--second" to="/mood-reports" preventScrollReset>
          Keep it
        </Link>
      </Form>
    </Dialog>
  );
}
