import { Link } from '@remix-run/react';
import { CrisisCard } from '~/components/chat/crisis-card';
import { CrisisLines } from '~/components/shell/crisis-lines';
import type { OpenRisk } from '~/domain/chat/conversation';

interface KeptDraftProps {
  draft: string;
  risk: OpenRisk | null;
}

export const isKeptDraft = (body: unknown): body is KeptDraftProps =>
  typeof body === 'object' && body !== null && typeof (body as KeptDraftProps).draft === 'string';

/** The session had ended before the message arrived: the words are still here. */
export function KeptDraft({ draft, risk }: KeptDraftProps) {
  return (
    <div className="narrow">
      <h1>Your session has ended</h1>
      <p>Your message was not sent and not stored. Here are your words: copy them, log in, and go on.</p>
      {risk ? (
        <CrisisCard language={risk.language} />
      ) : (
        <p>
          <CrisisLines />
        </p>
      )}
      <div className="field note">
        <label htmlFor="kept">Your message</label>
        <textarea className="input" id="kept" readOnly defaultValue={draft} />
      </div>
      <p>
        <Link className="button" to="/auth?ended=1&redirectTo=%2Fchat">
          Log in
        </Link>
      </p>
    </div>
  );
}
