import { flatRoutes } from '@remix-run/fs-routes';
import { layout } from '@remix-run/route-config';

export default [layout('shell/screens.tsx', await flatRoutes({ ignoredRouteFiles: ['**/*.test.{ts,tsx}'] }))];
