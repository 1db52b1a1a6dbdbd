import { Problem } from '../domain/problem';
import { withHelp } from './help-line';

/** Does the work. When it is refused to somebody in danger, whatever the reason, the refusal says where help is. */
export async function helpWhenRefused<Result>(
  work: () => Promise<Result>,
  isInDanger: () => boolean,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    // A limit and a lock say where help is on every route.
    const saysSo = error instanceof Problem && (error.kind === 'too-many' || error.kind === 'locked');
    if (error instanceof Problem && !saysSo && isInDanger()) error.message = withHelp(error.message);
    throw error;
  }
}
