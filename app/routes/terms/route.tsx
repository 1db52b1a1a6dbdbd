import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { type ClientActionFunctionArgs, Link, useLoaderData } from '@remix-run/react';
import { orSay } from '~/components/failure/or-say';
import { publicMeta } from '~/components/public-meta';
import { CrisisLines } from '~/components/shell/crisis-lines';
import { OperatorLine } from '~/components/shell/operator-line';
import { db } from '~/db.server';
import { acceptTerms } from '~/domain/accounts/accounts.server';
import { TERMS_VERSION } from '~/domain/accounts/terms';
import { longDate } from '~/domain/calendar/dates-in-words';
import { readForm } from '~/http/forms.server';
import { operator } from '~/http/operator.server';
import { orBack } from '~/http/or-back.server';
import { withErrorPage } from '~/http/problems.server';
import { seeOther } from '~/http/redirects.server';
import { requireMemberOnTheWay } from '~/http/visitor/access.server';

export const meta: MetaFunction = ({ matches }) =>
  publicMeta(
    {
      title: 'Terms',
      description: 'What you can expect of Soundings, and what it expects of you.',
    },
    matches,
  );

/** Open to anyone, whatever became of their session. */
export const loader = withErrorPage(async (_: LoaderFunctionArgs) => ({ operator, version: TERMS_VERSION }));

/** The notice on home, read. A page from before another version tells of that one first. */
export const action = withErrorPage(async (args: ActionFunctionArgs) => {
  const form = await readForm(args.request);
  return orBack(args.request, { title: 'Error', to: '/' }, async () => {
    const { user } = await requireMemberOnTheWay(args);
    if (form.get('version') !== TERMS_VERSION) return seeOther('/terms');
    await acceptTerms(db, { user, now: new Date() });
    return seeOther('/');
  });
});

export const clientAction = (args: ClientActionFunctionArgs) => orSay<typeof action>(args, 'Error');

export default function Terms() {
  const { operator: runBy, version } = useLoaderData<typeof loader>();
  return (
    <article className="prose">
      <h1>Terms</h1>
      <p className="lede">
        What you can expect of Soundings, and what it expects of you. Version of {longDate(version)}.
      </p>
      {(runBy.name || runBy.contact) && (
        <p>
          <OperatorLine operator={runBy} />
        </p>
      )}

      <h2>What it is, and is not</h2>
      <p>
        Soundings is for self-reflection. It is not a substitute for professional care: it does not examine,
        diagnose or treat, and its numbers and sentences are not medical findings. Harbor is a program, not a
        person and not a therapist. Please talk to a professional before you change anything about a
        treatment.
      </p>
      <p>
        Nobody watches over what you enter, and nobody is sent to help. <CrisisLines />
      </p>

      <h2>What is yours</h2>
      <p>
        What you write stays yours. It is kept to show it to you, and for nothing you have not said yes to;
        the <Link to="/privacy">privacy page</Link> says where, for how long, and who could read it. You can
        take all of it along and delete it at any time, in <Link to="/settings#data-title">settings</Link>.
      </p>
      <p>
        You decide who gets a report. A link opens for whoever has it, so send it only to those it is meant
        for. You can close it, but not call back what somebody has already read.
      </p>

      <h2>What we ask of you</h2>
      <ul>
        <li>Use an email address and a phone number of your own, and keep your password to yourself.</li>
        <li>Do not enter things about others that they would not want here.</li>
        <li>Do not try to get at what belongs to others, or to wear the server out.</li>
      </ul>
      <p>
        If you are too young where you live to agree to this by yourself, please do it together with a parent
        or another grown-up you trust. Help needs no account and no agreement.
      </p>

      <h2>What nobody can promise</h2>
      <p>
        It can be away, be wrong or lose something, although a lot of care goes into that not happening. Keep
        a copy of what matters to you. Whoever runs this server answers for it as far as the law says, and no
        further. Rights that the law gives you, and that cannot be given up, stay as they are.
      </p>

      <h2>How it ends, and what changes</h2>
      <p>
        You can delete your account at any time, without a reason. An account that is used to harm others can
        be deactivated; what was written in it is not read for that.
      </p>
      <p>
        When these terms change, members are told once on their home screen, and the date above changes. If
        you do not agree, take your data along and delete the account; until then nothing is locked.
      </p>
    </article>
  );
}
