import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';
import { OutsideAiQuestion } from '~/components/outside-ai/outside-ai-question';
import { BackLink } from '~/components/shell/back-link';
import { TideLine } from '~/components/tide-line';
import { WeekChart } from '~/components/week-chart/week-chart';
import { WeekTable } from '~/components/week-chart/week-table';
import { db } from '~/db.server';
import { stageOf } from '~/domain/check-in/trends';
import { readTrends } from '~/domain/check-in/trends.server';
import { requireOwner } from '~/http/access.server';
import { outsideAiQuestion } from '~/http/outside-ai.server';
import { screen } from '~/http/problems.server';
import { Averages } from './averages';
import { NothingYet } from './nothing-yet';
import { Progress } from './progress';
import { QuickStats } from './quick-stats';
import { FirstSnapshot } from './first-snapshot';
import { StageBanner } from './stage-banner';

export const meta: MetaFunction = () => [{ title: 'Your trends | Soundings' }];

export const loader = screen(async (args: LoaderFunctionArgs) => {
  const { owner, kind } = await requireOwner(args);
  return {
    ...(await readTrends(db, { owner, now: new Date() })),
    // Guests see no texts that a model could word.
    question: kind === 'member' ? outsideAiQuestion(owner) : null,
  };
});

export default function Trends() {
  const { stats, days, averages, thisWeek, snapshot, question } = useLoaderData<typeof loader>();
  const total = stats.totalCheckins;
  const stage = stageOf(total);
  return (
    <>
      <div className="headline">
        <div>
          <BackLink to="/">Back to home</BackLink>
          <h1>Your trends</h1>
        </div>
        {stage !== 'none' && (
          <Link className="button" to="/checkin">
            Take Another Assessment
          </Link>
        )}
      </div>
      <TideLine days={days} variant="head" isBeforeFirst={stage === 'none'} />
      {stage === 'none' ? (
        <NothingYet />
      ) : (
        <>
          <StageBanner total={total} days={days} />
          {snapshot && <FirstSnapshot snapshot={snapshot} />}
          <div className="pair">
            <section aria-labelledby="week">
              <h2 id="week">The last seven days</h2>
              <WeekChart days={days} />
              <WeekTable days={days} />
            </section>
            <div className="trends__numbers">
              <Progress stats={stats} isFirst={stage === 'first'} />
              <QuickStats thisWeek={thisWeek} streakDays={stats.streakDays} />
              <Averages averages={averages} />
            </div>
          </div>
          <OutsideAiQuestion question={question} redirectTo="/trends" />
        </>
      )}
    </>
  );
}
