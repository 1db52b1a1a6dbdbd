import { Form, Link } from '@remix-run/react';
import { Sparkles } from 'lucide-react';
import { Badge } from '~/components/shell/badge';
import { longDate } from '~/domain/calendar/dates-in-words';
import { dateRange } from '~/domain/calendar/ranges-in-words';
import type { ReportCardData } from '~/domain/reports/stored/screen.server';
import { ComparedWith } from './compared-with';
import { dialogPath, INTENTS } from './fields';
import { PASSCODE_GUESSED } from './guessed-passcode';
import { OpenLog } from './open-log';
import { reportPath } from './report-link';
import { ShareLink } from './share-link';

interface ReportCardProps {
  card: ReportCardData;
  origin: string;
}

export function ReportCard({ card, origin }: ReportCardProps) {
  const { id, title, start, end, providerName, providerEmail, isAiEnhanced, link } = card;
  return (
    <article className="card report-card" aria-labelledby={`title-${id}`}>
      <h2 id={`title-${id}`}>{title}</h2>
      <p className="report-card__badges">
        {isAiEnhanced ? (
          <Badge tone="enhanced">
            <Sparkles className="icon" aria-hidden="true" />
            AI Enhanced
          </Badge>
        ) : (
          <Badge>Basic</Badge>
        )}
        <Badge>Created {longDate(card.createdOn)}</Badge>
        {card.expiresOn && (
          <Badge>
            {link === 'expired' ? 'Expired' : 'Expires'} {longDate(card.expiresOn)}
          </Badge>
        )}
        {card.hasPasscode && <Badge>Passcode</Badge>}
        {link === 'closed' && <Badge>Link closed</Badge>}
      </p>
      <dl className="report-card__facts">
        <div>
          <dt>Period</dt>
          <dd>{dateRange(start, end)}</dd>
        </div>
        <div>
          <dt>For</dt>
          <dd>
            {providerName}
            <br />
            {providerEmail}
          </dd>
        </div>
      </dl>
      <ComparedWith compared={card.compared} />
      <OpenLog card={card} />
      {card.passcode !== 'quiet' && (
        <p className="notice">
          {PASSCODE_GUESSED[card.passcode]} <Link to={dialogPath('share', id)}>Set a new passcode</Link>.
        </p>
      )}
      <div className="report-card__acts">
        <a
          className="button button--second"
          href={reportPath(card.reportId)}
          target="_blank"
          rel="noreferrer"
          aria-label={`View ${title} (opens in a new tab)`}
        >
          View
        </a>
        <ShareLink card={card} origin={origin} />
        {link !== 'expired' && <LinkSwitch id={id} title={title} isOpen={link === 'open'} />}
        <Link
          className="button button--quiet"
          to={dialogPath('delete', id)}
          preventScrollReset
          aria-label={`Delete ${title}`}
        >
          Delete
        </Link>
      </div>
    </article>
  );
}

function LinkSwitch({ id, title, isOpen }: { id: string; title: string; isOpen: boolean }) {
  const label = isOpen ? 'Close the link' : 'Open the link again';
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="report" value={id} />
      <button
        className="button button--quiet"
        name="intent"
        value={isOpen ? INTENTS.close : INTENTS.reopen}
        aria-label={`${label} of ${title}`}
      >
        {label}
      </button>
    </Form>
  );
}
