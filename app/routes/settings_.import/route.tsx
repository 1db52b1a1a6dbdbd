import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { Link, useActionData, useLoaderData } from '@remix-run/react';
import { BackLink } from '~/components/shell/back-link';
import { db } from '~/db.server';
import { figure } from '~/domain/calendar/counts-in-words';
import { daySettings } from '~/domain/calendar/day-settings';
import { zoneNames } from '~/domain/calendar/zones';
import { findWaitingImport } from '~/domain/import/dry-run.server';
import { importRoom, megabytes } from '~/domain/import/limits';
import { Problem } from '~/domain/problem';
import { receiveFile } from '~/http/import/receive.server';
import { orPassOver } from '~/http/import/upload.server';
import { describeError, withErrorPage } from '~/http/problems.server';
import { seeOther } from '~/http/redirects.server';
import { requireOwner } from '~/http/visitor/access.server';
import { FileForm } from './file-form';

export const meta: MetaFunction = () => [{ title: 'Bring check-ins in | Soundings' }];

export const loader = withErrorPage(async (args: LoaderFunctionArgs) => {
  const { owner } = await requireOwner(args);
  const waiting = await findWaitingImport(db, owner.id);
  const { bytes, rows } = importRoom(owner);
  const room = `up to ${megabytes(bytes)} and ${figure(rows)} rows`;
  return { waiting: waiting ?? null, room, timeZone: daySettings(owner).timeZone, zones: zoneNames() };
});

export const action = withErrorPage(async (args: ActionFunctionArgs) => {
  const { owner } = await orPassOver(args.request, requireOwner(args));
  try {
    return seeOther(`/settings/import/${await receiveFile(args.request, owner)}`);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    const { status, body, headers } = describeError(error, 'a file to import');
    const field = body.errors?.timeZone ? 'timeZone' : 'file';
    return data({ field, message: body.message }, { status, headers });
  }
});

export default function Import() {
  const { waiting, room, timeZone, zones } = useLoaderData<typeof loader>();
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
      <FileForm timeZone={timeZone} zones={zones} error={answer} />
    </div>
  );
}
