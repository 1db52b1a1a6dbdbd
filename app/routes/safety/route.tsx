import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';
import { publicMeta } from '~/components/public-meta';
import { CALL_911, CALL_988, TEXT_AYUDA, TEXT_HOME } from '~/components/shell/crisis-numbers';
import { OperatorLine } from '~/components/shell/operator-line';
import { Ways988 } from '~/components/shell/ways-988';
import { operator } from '~/http/operator.server';
import { withErrorPage } from '~/http/problems.server';

export const meta: MetaFunction = ({ matches }) =>
  publicMeta(
    {
      title: 'Safety and help',
      description: 'Where to get help right now, by phone or by text.',
    },
    matches,
  );

/** Open to anyone, whatever became of their session or of the database. */
export const loader = withErrorPage(async (_: LoaderFunctionArgs) => ({ operator }));

/** Help first, on one screen. How danger is heard is a page of its own. */
export default function Safety() {
  const { operator: runBy } = useLoaderData<typeof loader>();
  return (
    <article className="prose help">
      <h1>Safety and help</h1>
      <p>If you might hurt yourself, or cannot go on, talk to a person now. Any of these will do.</p>
      <div className="help__now">
        <p>988 is free, at any hour, in the US. “I am not okay” is enough.</p>
        <div className="help__calls">
          <Ways988 />
        </div>
      </div>
      <ul className="help__ways">
        <li>
          <strong>In danger now, or hurt?</strong> <a href={CALL_911}>Call 911</a>. Go to where someone is,
          away from what could hurt you.
        </li>
        <li>
          <strong>Talking is too hard?</strong> You can also <a href={TEXT_HOME}>text HOME to 741741</a>.
        </li>
        <li lang="es">
          <strong>¿En español?</strong> Llama al <a href={CALL_988}>988</a> y oprime el 2, o envía{' '}
          <a href={TEXT_AYUDA}>AYUDA al 988</a>.
        </li>
        <li>
          <strong>Outside the US?</strong>{' '}
          <a href="https://findahelpline.com" rel="noreferrer">
            findahelpline.com
          </a>{' '}
          lists free lines. It is another website.
        </li>
        <li>
          <strong>Someone you trust.</strong> You could say: “I am having a hard time. Can you stay with me
          for a while?”
        </li>
      </ul>
      <ul className="help__links">
        <li>
          <Link to="/safety-plan">My safety plan</Link>
        </li>
        <li>
          <Link to="/exercises/breathing">Breathe for a minute</Link>
        </li>
        <li>
          <Link to="/safety/how">How Harbor listens</Link>
        </li>
      </ul>
      <p>
        <strong>Nobody is watching.</strong> Soundings is a program. It does not call or text anyone for you,
        and it cannot send help.
      </p>
      <p>
        <strong>Worried about someone?</strong> Ask them plainly if they think about suicide. Asking does not
        put the idea there. Stay with them, and call or text 988 together: it is for people who help, too.
      </p>
      {(runBy.name || runBy.contact) && (
        <p className="soft">
          <OperatorLine operator={runBy} /> They do not read along and are no help line: in a crisis call or
          text 988.
        </p>
      )}
    </article>
  );
}
