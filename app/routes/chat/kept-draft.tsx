import { Link } from '@remix-run/react';
import { CrisisCard } from '~/components/chat/crisis-card';
import { CrisisLines } from '~/components/shell/crisis-lines';
import type { OpenRisk } from '~/domain/chat/conversation';

interface KeptDraftProps {
  draft: string;
  risk: OpenRisk | null;
  isLocked: boolean;
}

export const isKeptDraft = (body: unknown): body is KeptDraftProps =>
  typeof body === 'object' && body !== null && typeof (body as KeptDraftProps).draft === 'string';

/** The session had ended, or was locked, before the message arrived: the words are still here. */
export function KeptDraft({ draft, risk, isLocked }: KeptDraftProps) {
  const title = isLocked ? 'Soundings is locked' : 'Your session has ended';
  return (
    <div className="narrow">
      <h1>{title}</h1>
      <p>
        Your message was not sent and not stored. Here are your words: copy them,{' '}
        {isLocked ? 'unlock' : 'log in'}, and go on.
      </p>
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
        <Link
          className="button"
          to={isLocked ? '/lock?redirectTo=%2Fchat' : '/auth?ended=1&redirectTo=%2Fchat'}
        >
          {isLocked ? 'Unlock' : 'Log in'}
        </Link>
      </p>
    </div>
  );
}
