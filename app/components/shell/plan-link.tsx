import { Link, useLocation, useRouteLoaderData } from '@remix-run/react';
import { NotebookPen } from 'lucide-react';

/** The part of the root's loader data that is needed here. */
interface RootData {
  viewer: { kind: 'member' | 'guest' | 'locked' | 'stranger' };
}

/** A link to the person's own safety plan, if they can have one. */
export function PlanLink() {
  const root = useRouteLoaderData<RootData>('root');
  const { pathname } = useLocation();
  if (!root || root.viewer.kind === 'stranger' || pathname === '/safety-plan') return null;
  return (
    <Link className="button button--second" to="/safety-plan">
      <NotebookPen className="icon" aria-hidden="true" />
      My safety plan
    </Link>
  );
}
