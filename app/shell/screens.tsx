import type { MetaFunction } from '@remix-run/node';
import { Outlet } from '@remix-run/react';
import { ErrorPage, errorTitle } from './error-page';

export const meta: MetaFunction = ({ error }) => [
  { title: error ? `${errorTitle(error)} | Soundings` : 'Soundings' },
];

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
