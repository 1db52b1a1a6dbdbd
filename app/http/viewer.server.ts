import { hashToken } from '../domain/crypto.server';
import { logError } from './log.server';
import { findVisitor, type RouteArgs, type Visitor } from './visitor.server';

const shortHash = (id: string) => hashToken(`viewer:${id}`).slice(0, 16);

/** What the shell shows of whoever is asking. `viewerKey` differs between people without naming them. */
export function describeViewer(visitor: Visitor) {
  if (visitor.kind === 'member') {
    const { firstName, email, isAdmin, onboardedAt, id } = visitor.user;
    return {
      viewer: { kind: 'member' as const, firstName, email, isAdmin },
      hasScreens: onboardedAt !== null,
      viewerKey: shortHash(`member:${id}`),
    };
  }
  if (visitor.kind === 'guest') {
    return {
      viewer: { kind: 'guest' as const },
      hasScreens: true,
      viewerKey: shortHash(`guest:${visitor.owner.id}`),
    };
  }
  return { viewer: { kind: 'stranger' as const }, hasScreens: false, viewerKey: 'stranger' };
}

/** Pages of help that are made without the database: they are there also while nobody can be looked up. */
const STANDS_ALONE = /^\/(?:safety|exercises)(?:\/|$)/;
/** So long somebody waits there for a database that does not answer. */
const LOOK_UP_MS = 1500;

type Viewer = Omit<ReturnType<typeof describeViewer>, 'viewerKey'> & { viewerKey: string | undefined };

/** Whoever is asking; on a page of help somebody unknown, when the database cannot tell. */
export async function readViewer(args: RouteArgs): Promise<Viewer> {
  const found = findVisitor(args).then(describeViewer);
  if (!STANDS_ALONE.test(new URL(args.request.url).pathname)) return found;
  try {
    return await inTime(found, LOOK_UP_MS);
  } catch (error) {
    logError('looking up who asks for help', error);
    return { viewer: { kind: 'stranger' }, hasScreens: false, viewerKey: undefined };
  }
}

function inTime<Result>(work: Promise<Result>, ms: number): Promise<Result> {
  let timer: NodeJS.Timeout;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer in ${ms} ms`)), ms);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
