import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';
import { publicMeta } from '~/components/public-meta';
import { BackLink } from '~/components/shell/back-link';
import { listExercises } from '~/domain/harbor/content/exercise-list';
import { withErrorPage } from '~/http/problems.server';

export { talkStyles as links } from '~/styles/sheets';

export const meta: MetaFunction = ({ matches }) =>
  publicMeta(
    {
      title: 'Short exercises',
      description: 'Sixteen short exercises, each two to eight minutes, without an account.',
    },
    matches,
  );

/** Open to anyone, and made without the database: these are for bad moments. */
export const loader = withErrorPage(async (_: LoaderFunctionArgs) => listExercises());

export default function Exercises() {
  const exercises = useLoaderData<typeof loader>();
  return (
    <article className="prose exercises">
      <BackLink to="/">Back to home</BackLink>
      <h1>Short exercises</h1>
      <p className="lede">
        Each is a few steps, one at a time, with a way out at every one. You need no account for any of them.
      </p>
      <ul className="exercises__list">
        {exercises.map(({ slug, name, about, minutes }) => (
          <li key={slug}>
            <h2>
              <Link to={`/exercises/${slug}`}>{name}</Link>
            </h2>
            <p>{about}</p>
            <p className="exercises__minutes">{minutes} minutes</p>
          </li>
        ))}
      </ul>
      <p className="fine">
        An exercise is not treatment. If you might hurt yourself, or cannot go on,{' '}
        <Link to="/safety">talk to a person now</Link>.
      </p>
    </article>
  );
}
