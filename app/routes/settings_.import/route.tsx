import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Link, useActionData, useLoaderData } from '@remix-run/react';
import { keptAnswer } from '~/components/form/form-answer';
import { OwnerProvider } from '~/components/form/owned-form';
import { BackLink } from '~/components/shell/back-link';
import { db } from '~/db.server';
import { figure } from '~/domain/calendar/counts-in-words';
import { daySettings } from '~/domain/calendar/day-settings';
import { zoneNames } from '~/domain/calendar/zones';
import { findWaitingImport } from '~/domain/import/dry-run.server';
import { importRoom, megabytes } from '~/domain/import/limits';
import { readKeptForm } from '~/http/kept-forms/kept-form.server';
import { signOwner } from '~/http/kept-forms/signed-owner.server';
import { withErrorPage } from '~/http/problems.server';
import { requireOwner } from '~/http/visitor/access.server';
import { FileForm } from './file-form';
import { takeFile } from './take.server';

export const meta: MetaFunction = () => [{ title: 'Bring check-ins in | Soundings' }];

export const loader = withErrorPage(async (args: LoaderFunctionArgs) => {
  const { owner } = await requireOwner(args);
  const waiting = await findWaitingImport(db, owner.id);
  const { bytes, rows } = importRoom(owner);
  const room = `up to ${megabytes(bytes)} and ${figure(rows)} rows`;
  const kept = await readKeptForm(args.request, owner.id);
  return {
    waiting: waiting ?? null,
    room,
    timeZone: daySettings(owner).timeZone,
    zones: zoneNames(),
    owner: signOwner(owner.id),
    kept: kept && keptAnswer(kept),
  };
});

export const action = withErrorPage(takeFile);

export default function Import() {
  const { waiting, room, timeZone, zones, owner, kept } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <div className="narrow">
      <div className="headline">
        <div>
          <BackLink to="/settings">Back to settings</BackLink>
          <h1>Bring check-ins in</h1>
        </div>
      </div>
      <p>
        Choose a file, {room}. You will see what would be added, and what not and why, before anything is
        stored.
      </p>
      <ul>
        <li>
          <strong>A Soundings export</strong> (JSON): check-ins, reflections, conversations and your safety
          plan. What you have already is left as it is.
        </li>
        <li>
          <strong>Daylio’s CSV</strong>: a mood becomes the answer to “How is your mood?”, and nothing else is
          made up. Activities go into the note.
        </li>
      </ul>
      {waiting && (
        <p className="notice">
          A file of yours is waiting.{' '}
          <Link to={`/settings/import/${waiting}`}>Look at what it would add</Link>.
        </p>
      )}
      {kept && !answer && (
        <p className="notice">
          You were logged out, or Soundings was locked, before your file was read. Nothing was added. Please
          choose the file once more: it could not be kept.
        </p>
      )}
      <OwnerProvider value={owner}>
        <FileForm timeZone={timeZone} zones={zones} answer={answer ?? kept} />
      </OwnerProvider>
    </div>
  );
}
