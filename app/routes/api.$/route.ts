import { Problem } from '~/domain/problem';
import { errorResponse } from '~/http/api.server';
import type { RouteArgs } from '~/http/visitor/visitor.server';

const notThere = ({ request }: RouteArgs) =>
  errorResponse(new Problem('not-found', 'There is no such call.'), request);

export const loader = notThere;
export const action = notThere;
