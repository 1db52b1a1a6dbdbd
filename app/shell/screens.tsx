import { Outlet } from '@remix-run/react';
import { ErrorPage } from './error-page';

export { titleOrError as meta } from './error-page';

export default function Screens() {
  return <Outlet />;
}

/**
 * Stands below the root, so that the root is read also when an action has failed: the error's page keeps its
 * reader's shell.
 */
export function ErrorBoundary() {
  return <ErrorPage />;
}
