import { data } from '@remix-run/node';
import type { FormAnswer } from '~/components/form/form-answer';
import { db } from '../../db.server';
import { canonicalZone } from '../../domain/calendar/zones';
import { isOwner } from '../../domain/owners/guests.server';
import { Problem } from '../../domain/problem';
import { clear, onboardedCookie, sessionCookie, withCookies } from '../cookies.server';
import { describeRefusal, type Refusing } from '../forms.server';
import { nameOf } from '../log.server';
import { describeError } from '../problems.server';
import { limit } from '../rate-limits.server';
import { seeOther, withRedirectTo } from '../redirects.server';
import { redirectWithToast } from '../toast.server';
import { toLock } from '../visitor/access.server';
import { findVisitor, type RouteArgs } from '../visitor/visitor.server';
import { keepOnDevice } from './kept-form.server';
import { writerOf } from './signed-owner.server';

export interface Keeping<Answer> extends Omit<Refusing, 'where'> {
  form: FormData;
  /** The fields that somebody types into. */
  names?: readonly string[];
  /** The path of the page that shows them again. */
  path?: string;
  /** Keeps them elsewhere than sealed on the device, such as in a draft; gives the cookies that lead there. */
  keep?: (ownerId: string) => Promise<string[]>;
  /** What the page needs besides to show a refused form again. */
  again?: (answer: FormAnswer, error: unknown) => Answer | Promise<Answer>;
}

/**
 * The life of a form: does what it asks for, or keeps what was typed. When its writer's session has ended or is locked, or
 * somebody else is logged in by now, it is kept for its writer and for nobody else. When it is refused, or our storage cannot be reached,
 * it comes back to the page with every word.
 * @throws a redirect, the page of an error that is not about what was typed, or one with the words on it
 */
export async function keepOr<Result, Answer extends object = FormAnswer>(
  args: RouteArgs,
  keeping: Keeping<Answer>,
  act: () => Promise<Result>,
) {
  await keepUnlessTheirs(args, keeping);
  const { form, again } = keeping;
  try {
    return await act();
  } catch (error) {
    if (args.request.signal.aborted) throw error;
    // The form was about something that is gone, and its page with it.
    if (error instanceof Problem && error.kind === 'not-found') throw wordsAt(error, args, keeping);
    const { answer, status, headers } = describeRefusal(form, error, {
      ...keeping,
      where: nameOf(args.request),
    });
    return data((again ? await again(answer, error) : answer) as Answer, { status, headers });
  }
}

async function keepUnlessTheirs<Answer>(args: RouteArgs, keeping: Keeping<Answer>): Promise<void> {
  const { form, path = new URL(args.request.url).pathname } = keeping;
  const fields = fieldsIn(keeping);
  const isTyped = Object.values(fields).some((text) => text.trim() !== '');
  try {
    const visitor = await findVisitor(args);
    const ownerId = writerOf(form);
    const isTheirs = 'owner' in visitor && visitor.owner.id === ownerId;
    if (!ownerId || isTheirs || !(await isOwner(db, ownerId))) return;

    await limit('parkedAnswers', args.request);
    const onDevice = () => keepOnDevice(args.request, { ownerId, path, fields });
    const headers = withCookies(...(await (keeping.keep?.(ownerId) ?? (isTyped ? onDevice() : []))));
    if (visitor.kind === 'member') throw await redirectWithToast('/', NOT_THEIRS, headers);
    if (visitor.kind === 'locked') throw toLock(args.request, { path, headers });
    headers.append('Set-Cookie', await clear(sessionCookie));
    headers.append('Set-Cookie', await clear(onboardedCookie));
    throw seeOther(withRedirectTo('/auth?ended=1', path), headers);
  } catch (error) {
    if (error instanceof Response || args.request.signal.aborted) throw error;
    // Nothing could be kept.
    throw wordsAt(error, args, keeping);
  }
}

type Typed = Pick<Keeping<unknown>, 'form' | 'names'>;

const fieldsIn = ({ form, names = [] }: Typed) =>
  Object.fromEntries(names.map((name) => [name, String(form.get(name) ?? '')]));

/** An error's page that shows the typed words, so that they can be copied. */
function wordsAt(error: unknown, { request }: RouteArgs, typed: Typed) {
  const { status, body, headers } = describeError(error, nameOf(request));
  return data({ ...body, words: wordsIn(fieldsIn(typed)) }, { status, headers });
}

/** The texts among what was typed: not what was chosen from a list. */
const wordsIn = (fields: Record<string, string>) =>
  Object.values(fields).filter((text) => /\p{L}/u.test(text) && canonicalZone(text) === null);

const NOT_THEIRS = {
  title: 'Not saved in your account',
  description: 'This form was opened by somebody else on this device. Their words are kept for them.',
  tone: 'error',
} as const;
