import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';
import { BackLink } from '~/components/shell/back-link';
import { SupportCard } from '~/components/shell/support-card';
import { db } from '~/db.server';
import { localDateAt } from '~/domain/calendar/clock';
import { daySettings } from '~/domain/calendar/day-settings';
import { groupByKind, needsHelpNow } from '~/domain/scores/groups';
import { listJudged } from '~/domain/scores/scores.server';
import { withErrorPage } from '~/http/problems.server';
import { requireOwner } from '~/http/visitor/access.server';
import { EnterLinks } from './enter-links';
import { KindSection } from './kind-section';

export { trendsStyles as links } from '~/styles/sheets';

export const meta: MetaFunction = () => [{ title: 'Scores | Soundings' }];

export const loader = withErrorPage(async (args: LoaderFunctionArgs) => {
  const { owner, kind } = await requireOwner(args);
  const scores = await listJudged(db, owner.id);
  const shown = scores.map(({ ownerId: _, recordedAt: __, updatedAt: ___, ...score }) => score);
  return {
    kinds: groupByKind(shown),
    needsHelp: needsHelpNow(scores, localDateAt(new Date(), daySettings(owner))),
    isMember: kind === 'member',
  };
});

export default function Scores() {
  const { kinds, needsHelp, isMember } = useLoaderData<typeof loader>();
  return (
    <>
      <div className="headline">
        <div>
          <BackLink to="/">Back to home</BackLink>
          <h1>Scores</h1>
          <p>
            Results of questionnaires that your clinician gave you. You fill them in there; here you keep the
            numbers.
          </p>
        </div>
      </div>
      {needsHelp && (
        <SupportCard
          heading="Your last PHQ-9 is heavy. You do not have to carry it alone"
          actions={
            <Link className="button button--second" to="/chat#newest">
              Talk with Harbor
            </Link>
          }
        />
      )}
      <EnterLinks />
      {kinds.map((scores) => (
        <KindSection key={scores[0]?.id} scores={scores} />
      ))}
      {kinds.length > 0 && (
        <p className="fine">
          <a href="/api/export?format=scores-csv" download>
            All scores as CSV
          </a>
          {isMember && (
            <>
              . A <Link to="/mood-reports?dialog=create">report</Link> for your clinician can hold them.
            </>
          )}
        </p>
      )}
    </>
  );
}
