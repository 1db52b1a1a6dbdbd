import { Link } from '@remix-run/react';
import { Dialog } from '~/components/dialog/dialog';
import { Field } from '~/components/form/field';
import type { ReportCardData } from '~/domain/reports/stored/screen.server';
import { PASSCODE_GUESSED } from './guessed-passcode';
import { PasscodeForm, type RefusedPasscode } from './passcode-form';
import { reportPath } from './report-link';

interface ShareDialogProps {
  card: ReportCardData;
  origin: string;
  refused: RefusedPasscode | undefined;
}

export function ShareDialog({ card, origin, refused }: ShareDialogProps) {
  return (
    <Dialog title="Share this report" closeHref="/mood-reports" hasErrors={refused !== undefined}>
      {card.link === 'open' ? (
        <p>
          Copy this link and send it to {card.providerName}. Whoever has it can read the report
          {card.hasPasscode && ' with the passcode'}, until you close it.
        </p>
      ) : (
        <OnlyYou card={card} />
      )}
      <Field
        id="share-link"
        name="link"
        label="Link to the report"
        value={origin + reportPath(card.reportId)}
        onFocus={(event) => event.currentTarget.select()}
        readOnly
      />
      {card.passcode !== 'quiet' && <p className="notice">{PASSCODE_GUESSED[card.passcode]}</p>}
      {card.link !== 'expired' && <PasscodeForm card={card} refused={refused} />}
      <div className="dialog__acts">
        <Link className="button" to="/mood-reports" preventScrollReset>
          Done
        </Link>
      </div>
    </Dialog>
  );
}

/** What the owner can still do with a report whose link opens for nobody else. */
function OnlyYou({ card: { link, reportId } }: { card: ReportCardData }) {
  return (
    <p>
      {link === 'closed'
        ? 'The link is closed: it opens for nobody but you, until you open it again.'
        : 'The link has expired: it opens for nobody but you. For a link that others can open, create a new report.'}{' '}
      To hand on a copy yourself,{' '}
      <a href={reportPath(reportId)} target="_blank" rel="noreferrer">
        open the report
      </a>{' '}
      (in a new tab) and print it or save it as PDF, or take{' '}
      <a href={reportPath(reportId, 'csv')} download>
        its check-ins as a table (CSV)
      </a>
      .
    </p>
  );
}
