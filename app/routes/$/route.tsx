import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { withErrorPage } from '~/http/problems.server';
import { requireOwner } from '~/http/visitor/access.server';

export const meta: MetaFunction = () => [{ title: 'Page Not Found | Soundings' }];

const notFound = async (args: LoaderFunctionArgs | ActionFunctionArgs): Promise<null> => {
  // A file that is not there is not there for anybody.
  const isFile = new URL(args.request.url).pathname.startsWith('/assets/');
  if (!isFile) await requireOwner(args);
  throw data(null, { status: 404 });
};

export const loader = withErrorPage(notFound);
export const action = withErrorPage(notFound);

/** The root's error page says it; this route only decides who gets to see it. */
export default function NotFound() {
  return null;
}
