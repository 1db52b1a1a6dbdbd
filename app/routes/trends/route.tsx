import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';
import { OutsideAiQuestion } from '~/components/outside-ai/outside-ai-question';
import { BackLink } from '~/components/shell/back-link';
import { TideLine } from '~/components/tide-line';
import { WeekChart } from '~/components/week-chart/week-chart';
import { WeekTable } from '~/components/week-chart/week-table';
import { db } from '~/db.server';
import { readLongView } from '~/domain/check-in/trends/long-views.server';
import { stageOf } from '~/domain/check-in/trends/trends';
import { readTrends } from '~/domain/check-in/trends/trends.server';
import { readWordedInsights } from '~/domain/insights/insights.server';
import { presentOnTrends } from '~/domain/insights/screen';
import { inBackground } from '~/http/background.server';
import { aiFor, outsideAiQuestion } from '~/http/outside-ai/consent.server';
import { screen } from '~/http/problems.server';
import { requireOwner } from '~/http/visitor/access.server';
import { Averages } from './averages';
import { FirstSnapshot } from './first-snapshot';
import { HelpFirst } from './help-first';
import { LongerViews } from './longer-views';
import { MembersOnly } from './members-only';
import { NothingYet } from './nothing-yet';
import { Progress } from './progress';
import { QuickStats } from './quick-stats';
import { RecommendationCard } from './recommendation-card';
import { Says } from './says';
import { StageBanner } from './stage-banner';
import { WellnessInsights } from './wellness-insights';

export const meta: MetaFunction = () => [{ title: 'Your trends | Soundings' }];

export const loader = screen(async (args: LoaderFunctionArgs) => {
  const { owner, kind } = await requireOwner(args);
  const now = new Date();
  const { searchParams } = new URL(args.request.url);
  const asked = { view: searchParams.get('view'), year: searchParams.get('year') };
  const [trends, longer, insights] = await Promise.all([
    readTrends(db, { owner, now }),
    readLongView(db, { ...asked, owner, now }),
    // Guests have the chart and the numbers only.
    kind === 'member' ? readWordedInsights(db, { owner, now, ai: aiFor(owner), inBackground }) : null,
  ]);
  return {
    ...trends,
    longer,
    insights: insights && presentOnTrends(insights),
    // Guests see no texts that a model could word.
    question: kind === 'member' ? outsideAiQuestion(owner) : null,
  };
});

export default function Trends() {
  const { stats, hidesProgress, days, averages, thisWeek, snapshot, longer, insights, question } =
    useLoaderData<typeof loader>();
  const total = stats.totalCheckins;
  const stage = stageOf(total);
  const streakDays = hidesProgress ? null : stats.streakDays;
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
      {insights?.riskLevel === 'high' && <HelpFirst {...insights} />}
      {stage === 'none' ? (
        <NothingYet />
      ) : (
        <>
          <StageBanner total={total} days={days} />
          {snapshot && <FirstSnapshot snapshot={snapshot} />}
          <div className="pair">
            <div className="trends__column">
              <section aria-labelledby="week">
                <h2 id="week">The last seven days</h2>
                <WeekChart days={days} />
                <WeekTable days={days} />
              </section>
              {insights && <QuickStats thisWeek={thisWeek} streakDays={streakDays} />}
            </div>
            {insights ? (
              <Says insights={insights} />
            ) : (
              <div className="trends__column">
                <QuickStats thisWeek={thisWeek} streakDays={streakDays} />
                <MembersOnly />
              </div>
            )}
          </div>
          {insights && (
            <div className="trends__cards">
              <WellnessInsights week={insights.week} />
              <RecommendationCard {...insights} />
            </div>
          )}
          <Progress stats={stats} isFirst={stage === 'first'} days={days} hidesProgress={hidesProgress} />
          <Averages averages={averages} />
          <LongerViews shown={longer} />
          <OutsideAiQuestion question={question} redirectTo="/trends" />
        </>
      )}
    </>
  );
}
