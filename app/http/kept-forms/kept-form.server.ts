import { db } from '../../db.server';
import { isOwner } from '../../domain/owners/guests.server';
import { findKeptForm, forgetKeptForm, keepForm, type KeptForm } from '../../domain/owners/kept-forms.server';
import { clear, keptCookie, onboardedCookie, readText, sessionCookie, withCookies } from '../cookies.server';
import { limit } from '../rate-limits.server';
import { seeOther, withRedirectTo } from '../redirects.server';
import { redirectWithToast } from '../toast.server';
import { toLock } from '../visitor/access.server';
import { findVisitor, type RouteArgs } from '../visitor/visitor.server';
import { readSeal } from './seal.server';

const pathOf = (request: Request) => new URL(request.url).pathname;

/**
 * Lets a form pass that comes from whoever opened it. One that arrives after their session has ended, or is
 * locked, is kept for them, and for nobody else who uses the device.
 * @throws a redirect: to the login, to the lock, or for somebody else home
 */
export async function keepUnlessTheirs(
  args: RouteArgs,
  { form, names, path = pathOf(args.request) }: { form: FormData; names: readonly string[]; path?: string },
): Promise<void> {
  const visitor = await findVisitor(args);
  const ownerId = readSeal(form.get('seal'));
  const isTheirs = 'owner' in visitor && visitor.owner.id === ownerId;
  if (!ownerId || isTheirs || !(await isOwner(db, ownerId))) return;

  await limit('parkedAnswers', args.request);
  const fields = Object.fromEntries(names.map((name) => [name, String(form.get(name) ?? '')]));
  const key = await keepForm(db, { ownerId, form: { path, fields }, now: new Date() });
  const headers = withCookies(await keptCookie.serialize(key));
  if (visitor.kind === 'member') {
    const title = 'Not saved in your account';
    const description =
      'This form was opened by somebody else on this device. Their words are kept for them.';
    throw await redirectWithToast('/', { title, description, tone: 'error' }, headers);
  }
  if (visitor.kind === 'locked') throw toLock(args.request, { path, headers });
  headers.append('Set-Cookie', await clear(sessionCookie));
  headers.append('Set-Cookie', await clear(onboardedCookie));
  throw seeOther(withRedirectTo('/auth?ended=1', path), headers);
}

/** What this owner had typed into the form of this page when their session ended. */
export async function readKeptForm(
  request: Request,
  ownerId: string,
  path = pathOf(request),
): Promise<KeptForm['fields'] | undefined> {
  const key = await readText(request, keptCookie);
  return key ? findKeptForm(db, { ownerId, key, path, now: new Date() }) : undefined;
}

/** Forgets it once it is saved, or not wanted; gives the headers that take it out of the browser. */
export async function dropKeptForm(
  request: Request,
  ownerId: string,
  path = pathOf(request),
): Promise<Headers> {
  const key = await readText(request, keptCookie);
  if (!key || !(await readKeptForm(request, ownerId, path))) return new Headers();
  await forgetKeptForm(db, { ownerId, key });
  return withCookies(await clear(keptCookie));
}
