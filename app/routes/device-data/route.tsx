import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/node';
import { type ClientActionFunctionArgs, Form, Link, useLoaderData } from '@remix-run/react';
import { orSay } from '~/components/failure/or-say';
import { db } from '~/db.server';
import { countGuestData, mergeGuest } from '~/domain/accounts/merge-guest.server';
import { deleteGuest } from '~/domain/owners/guests.server';
import { clear, guestCookie, withCookies } from '~/http/cookies.server';
import { byIntent, readForm } from '~/http/forms.server';
import { orBack } from '~/http/or-back.server';
import { withErrorPage } from '~/http/problems.server';
import { safePath, seeOther, withRedirectTo } from '~/http/redirects.server';
import { redirectWithToast } from '~/http/toast.server';
import { requireMemberOnTheWay } from '~/http/visitor/access.server';
import { findGuestOf } from '~/http/visitor/visitor.server';
import { amountOf } from './amount';

export const meta: MetaFunction = () => [{ title: 'Check-ins on this device | Soundings' }];

export const loader = withErrorPage(async (args: LoaderFunctionArgs) => {
  await requireMemberOnTheWay(args);
  const { searchParams } = new URL(args.request.url);
  const redirectTo = safePath(searchParams.get('redirectTo'));
  const guest = await findGuestOf(args.request, new Date());
  if (!guest) throw redirect(redirectTo);
  return {
    ...(await countGuestData(db, guest.id)),
    redirectTo,
    isConfirming: searchParams.get('confirm') === 'delete',
  };
});

export const action = withErrorPage(async (args: ActionFunctionArgs) => {
  const form = await readForm(args.request);
  const redirectTo = safePath(form.get('redirectTo'));
  const to = withRedirectTo('/device-data', redirectTo);
  return orBack(args.request, { title: 'Error', to }, async () => {
    const { user } = await requireMemberOnTheWay(args);
    const guest = await findGuestOf(args.request, new Date());
    if (!guest) return seeOther(redirectTo, withCookies(await clear(guestCookie)));
    return byIntent(form, ACTS)({ guestId: guest.id, memberId: user.id, redirectTo });
  });
});

export const clientAction = (args: ClientActionFunctionArgs) => orSay<typeof action>(args, 'Error');

interface Act {
  guestId: string;
  memberId: string;
  redirectTo: string;
}

const ACTS = {
  add: async ({ guestId, memberId, redirectTo }: Act) => {
    await mergeGuest(db, { guestId, memberId });
    const headers = withCookies(await clear(guestCookie));
    return redirectWithToast(redirectTo, { title: 'Added to your account' }, headers);
  },
  delete: ({ redirectTo }: Act) => seeOther(withRedirectTo('/device-data?confirm=delete', redirectTo)),
  'delete-confirmed': async ({ guestId, redirectTo }: Act) => {
    await deleteGuest(db, guestId);
    const headers = withCookies(await clear(guestCookie));
    return redirectWithToast(redirectTo, { title: 'Deleted from this device' }, headers);
  },
  later: ({ redirectTo }: Act) => seeOther(redirectTo),
};

export default function DeviceData() {
  const { redirectTo, isConfirming, ...held } = useLoaderData<typeof loader>();
  const amount = amountOf(held);
  return isConfirming ? <Confirm {...{ amount, redirectTo }} /> : <Question {...{ amount, redirectTo }} />;
}

interface DataProps {
  /** What there is, in words. */
  amount: string;
  redirectTo: string;
}

function Confirm({ amount, redirectTo }: DataProps) {
  return (
    <section className="auth" aria-labelledby="question">
      <h1 id="question">Delete {amount} on this device?</h1>
      <p>This cannot be undone.</p>
      <Form method="post" className="row">
        <input type="hidden" name="redirectTo" value={redirectTo} />
        <button className="button button--coral" name="intent" value="delete-confirmed">
          Delete for good
        </button>
        <Link
          className="button button--second"
          to={`/device-data?redirectTo=${encodeURIComponent(redirectTo)}`}
        >
          Keep them
        </Link>
      </Form>
    </section>
  );
}

function Question({ amount, redirectTo }: DataProps) {
  return (
    <section className="auth" aria-labelledby="question">
      <h1 id="question">Add {amount} from this device to your account?</h1>
      <p>
        Somebody used Soundings on this device without an account. If that was you, it can become part of your
        account. If it was somebody else, choose “Not now”, and it stays theirs.
      </p>
      <Form method="post" className="row">
        <input type="hidden" name="redirectTo" value={redirectTo} />
        <button className="button" name="intent" value="add">
          Add
        </button>
        <button className="button button--second" name="intent" value="later">
          Not now
        </button>
        <button className="button button--coral" name="intent" value="delete">
          Delete
        </button>
      </Form>
    </section>
  );
}
