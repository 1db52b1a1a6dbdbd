import { Link } from '@remix-run/react';
import { Dialog } from '~/components/dialog';
import { Field } from '~/components/form/field';
import type { ReportCardData } from '~/domain/reports/screen.server';
import { reportPath } from './report-link';

export function ShareDialog({ card, origin }: { card: ReportCardData; origin: string }) {
  return (
    <Dialog title="Share this report" closeHref="/mood-reports">
      <p>
        Copy this link and send it to {card.providerName}. Whoever has it can read the report
        {card.hasPasscode && ' with the passcode'}, until you close it.
      </p>
      <Field
        id="share-link"
        name="link"
        label="Link to the report"
        value={origin + reportPath(card.reportId)}
        onFocus={(event) => event.currentTarget.select()}
        readOnly
      />
      <div className="dialog__acts">
        <Link className="button" to="/mood-reports" preventScrollReset>
          Done
        </Link>
      </div>
    </Dialog>
  );
}
