import {
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { Form, Link, useLoaderData } from '@remix-run/react';
import { db } from '~/db.server';
import { countGuestData, deleteGuest, mergeGuest } from '~/domain/owners/guests.server';
import { Problem } from '~/domain/problem';
import { requireMemberOnTheWay } from '~/http/access.server';
import { clear, guestCookie, withCookies } from '~/http/cookies.server';
import { readForm } from '~/http/forms.server';
import { screen } from '~/http/problems.server';
import { safePath, seeOther, withRedirectTo } from '~/http/redirects.server';
import { redirectWithToast } from '~/http/toast.server';
import { findGuestOf } from '~/http/visitor.server';

export const meta: MetaFunction = () => [{ title: 'Check-ins on this device | Soundings' }];

export const loader = screen(async (args: LoaderFunctionArgs) => {
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

export const action = screen(async (args: ActionFunctionArgs) => {
  const { user } = await requireMemberOnTheWay(args);
  const form = await readForm(args.request);
  const redirectTo = safePath(form.get('redirectTo'));
  const guest = await findGuestOf(args.request, new Date());
  if (!guest) return seeOther(redirectTo, withCookies(await clear(guestCookie)));

  switch (form.get('intent')) {
    case 'add': {
      await mergeGuest(db, { guestId: guest.id, memberId: user.id });
      const headers = withCookies(await clear(guestCookie));
      return redirectWithToast(redirectTo, { title: 'Added to your account' }, headers);
    }
    case 'delete':
      return seeOther(withRedirectTo('/device-data?confirm=delete', redirectTo));
    case 'delete-confirmed': {
      await deleteGuest(db, guest.id);
      const headers = withCookies(await clear(guestCookie));
      return redirectWithToast(redirectTo, { title: 'Deleted from this device' }, headers);
    }
    case 'later':
      return seeOther(redirectTo);
    default:
      throw new Problem('malformed', 'Please choose one of the three answers.');
  }
});

const question = (held: Held) =>
  held.checkIns === 0 && held.reflections === 0
    ? 'Add the check-in begun on this device to your account?'
    : `Add ${amount(held)} from this device to your account?`;

function amount({ checkIns, reflections }: Held): string {
  if (checkIns === 0 && reflections === 0) return 'the check-in begun';
  const parts = [counted(checkIns, 'check-in'), counted(reflections, 'reflection')].filter(Boolean);
  return `the ${parts.join(' and ')}`;
}

const counted = (count: number, noun: string) =>
  count === 0 ? '' : `${count} ${noun}${count === 1 ? '' : 's'}`;

export default function DeviceData() {
  const { isConfirming, ...held } = useLoaderData<typeof loader>();
  return isConfirming ? <Confirm {...held} /> : <Question {...held} />;
}

interface Held {
  checkIns: number;
  reflections: number;
}

type DataProps = Held & { redirectTo: string };

function Confirm({ redirectTo, ...held }: DataProps) {
  return (
    <section className="auth" aria-labelledby="question">
      <h1 id="question">Delete {amount(held)} on this device?</h1>
      <p>They cannot be brought back.</p>
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

function Question({ redirectTo, ...held }: DataProps) {
  return (
    <section className="auth" aria-labelledby="question">
      <h1 id="question">{question(held)}</h1>
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
