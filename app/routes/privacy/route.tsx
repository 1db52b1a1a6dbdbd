import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';
import { publicMeta } from '~/components/public-meta';
import { OperatorLine } from '~/components/shell/operator-line';
import { secrets } from '~/db.server';
import { operator } from '~/http/operator.server';
import { configuredModel } from '~/http/outside-ai/consent.server';
import { withErrorPage } from '~/http/problems.server';
import { COOKIES } from './cookies';
import { KeptList } from './kept-list';
import { OutsideAi } from './outside-ai';
import { Part } from './part';
import { STORED } from './stored-data';

export const meta: MetaFunction = ({ matches }) =>
  publicMeta(
    {
      title: 'Privacy',
      description: 'What Soundings keeps, where, for how long, and who could read it.',
    },
    matches,
  );

/** Open to anyone, whatever became of their session. What it says is true of this very server. */
export const loader = withErrorPage(async (_: LoaderFunctionArgs) => ({
  isFileEncrypted: secrets.databaseKey !== undefined,
  model: configuredModel(),
  operator,
}));

export default function Privacy() {
  const { isFileEncrypted, model, operator: runBy } = useLoaderData<typeof loader>();
  return (
    <article className="prose">
      <h1>Privacy</h1>
      <p className="lede">
        What you enter here is about your health. It is yours. This page says what is kept, where, for how
        long, and who could read it.
      </p>

      {(runBy.name || runBy.contact) && (
        <p>
          <OperatorLine operator={runBy} />
        </p>
      )}

      <h2>In short</h2>
      <ul>
        <li>No advertising, no tracking, no selling of data. No page loads anything from another website.</li>
        <li>Only you decide what a doctor or therapist gets to see.</li>
        <li>You can try it without giving a name.</li>
        <li>The people who run this server could, technically, read what is on it. We do not hide that.</li>
        <li>
          <Link to="/settings#data-title">Take a copy along</Link> or delete everything, whenever you like.
        </li>
      </ul>

      <Part title="What is stored">
        <KeptList items={STORED} />
      </Part>
      <Part title="How it is protected">
        {isFileEncrypted ? (
          <p>
            The database file is encrypted. Its key lies on the same server. That protects a stolen disk or a
            copy of the file. It does not protect against someone who controls the running server: to show you
            your answers, the server has to read them. There is no end-to-end encryption.
          </p>
        ) : (
          <p>
            On this server Soundings does not encrypt the database itself; that is left to the people or the
            service that keep it. There is no end-to-end encryption.
          </p>
        )}
        <p>
          The secrets that log you in are long and random, and only their hashes are stored. A new password
          ends every session you have.
        </p>
      </Part>
      <Part title="How long it is kept">
        <ul>
          <li>
            <strong>With an account:</strong> until you delete it.{' '}
            <Link to="/settings#data-title">Settings</Link> has a button for what you wrote, and one for
            everything. What is deleted is gone from the database at once, and from its files within a minute.
          </li>
          <li>
            <strong>Without an account:</strong> once you have not been here for 30 days it cannot be opened
            any more, and it is deleted with the next clean-up. If you register on the same device, it becomes
            part of your account instead.
          </li>
          <li>
            <strong>Links for a new password:</strong> they work once, within an hour.
          </li>
        </ul>
        <p>The clean-up runs when the server starts, and once an hour from then on.</p>
        <p>
          Whoever runs this server may make copies of the database, in case a disk breaks. What you delete
          stays in copies made before, locked in the same way. The advice to them is to throw copies away
          after 30 days.
        </p>
        <p>
          You can take a copy of everything along at any time, from{' '}
          <Link to="/settings#data-title">your settings</Link>.
        </p>
      </Part>
      <Part title="Cookies and your device">
        <p>
          None of these follows you anywhere. They go to this server only. With https their names begin with{' '}
          <code>__Host-</code>.
        </p>
        <KeptList items={COOKIES} areCodes />
        <p>
          With scripts on, a check-in you have begun is also kept in your browser’s storage. It is encrypted,
          and only your own pages have the key. It goes when you finish the check-in or log out.
        </p>
      </Part>
      <Part title="What leaves this server">
        <ul>
          <li>
            If you ask for a new password or change your email address, a mail goes to that address; after a
            change the old one is told as well. Mails say the name Soundings and your first name, and nothing
            about your answers. Where no mail service is set up, the mail stays on the server as a file, for 7
            days.
          </li>
          <OutsideAi model={model} />
          <li>
            “Leave quickly” opens a weather page, and the phone numbers open your phone. Those are not ours,
            and they do not learn which page you came from. Your phone may keep a list of calls and texts.
          </li>
        </ul>
      </Part>
      <Part title="What the server’s log says">
        <p>
          Which pages were asked for, with what result, and how long it took. Errors get a number. When a note
          sounds of danger, the names of the rules that heard it are written down, without whose note it was
          (see <Link to="/safety/how">how Harbor listens</Link>). The log holds no answers, notes, names,
          passwords, links or addresses.
        </p>
      </Part>

      <p>
        What holds between you and whoever runs this server is on <Link to="/terms">the page of terms</Link>.
      </p>
      <p>
        Help in a crisis is on <Link to="/safety">the safety page</Link>, and needs no account.
      </p>
    </article>
  );
}
