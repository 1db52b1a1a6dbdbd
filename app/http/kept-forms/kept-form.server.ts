import { db } from '../../db.server';
import { findKeptForm, forgetKeptForm, keepForm, type KeptForm } from '../../domain/owners/kept-forms.server';
import { clear, keptCookie, readText, withCookies } from '../cookies.server';

const pathOf = (request: Request) => new URL(request.url).pathname;

/** Keeps a form for its writer; gives the cookies with the device's key to it. */
export async function keepOnDevice(
  request: Request,
  { ownerId, path, fields }: KeptForm & { ownerId: string },
): Promise<string[]> {
  const before = await readText(request, keptCookie);
  const key = await keepForm(db, { ownerId, form: { path, fields }, key: before, now: new Date() });
  return [await keptCookie.serialize(key)];
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

/** Forgets it once it is saved, or not wanted; gives the headers that take a key of no more use out of the browser. */
export async function dropKeptForm(
  request: Request,
  ownerId: string,
  path = pathOf(request),
): Promise<Headers> {
  const key = await readText(request, keptCookie);
  if (!key) return new Headers();
  const { isKeyUsed } = await forgetKeptForm(db, { ownerId, key, path });
  return isKeyUsed ? new Headers() : withCookies(await clear(keptCookie));
}
