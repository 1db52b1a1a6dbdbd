import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';
import { OutsideAiQuestion } from '~/components/outside-ai/outside-ai-question';
import { BackLink } from '~/components/shell/back-link';
import { db } from '~/db.server';
import { viewToShow } from '~/domain/check-in/trends/long-views';
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
import { HelpAfterLow, HelpFirst } from './help-first';
import { MembersOnly } from './members-only';
import { MoodChart } from './mood-chart';
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
  const [trends, insights] = await Promise.all([
    readTrends(db, { owner, now }),
    // Guests have the chart and the numbers only.
    kind === 'member' ? readWordedInsights(db, { owner, now, ai: aiFor(owner), inBackground }) : null,
  ]);
  const view = viewToShow(searchParams.get('view'), trends.stats.totalCheckins);
  const year = searchParams.get('year');
  return {
    ...trends,
    view,
    longer: view === '7' ? null : await readLongView(db, { owner, view, year, now }),
    insights: insights && presentOnTrends(insights),
    // Guests see no texts that a model could word.
    question: kind === 'member' ? outsideAiQuestion(owner) : null,
  };
});

export default function Trends() {
  const {
    stats,
    hidesProgress,
    days,
    averages,
    thisWeek,
    snapshot,
    isLow,
    view,
    longer,
    insights,
    question,
  } = useLoaderData<typeof loader>();
  const total = stats.totalCheckins;
  const stage = stageOf(total);
  const streakDays = hidesProgress ? null : stats.streakDays;
  const banner = <StageBanner total={total} isLow={isLow} days={days} />;
  return (
    <>
      <div className="headline">
        <div>
          <BackLink to="/">Back to home</BackLink>
          <h1>{stage === 'first' ? 'Your first mark' : 'Your trends'}</h1>
        </div>
        {stage !== 'none' && (
          <Link className="button" to="/checkin">
            Take Another Assessment
          </Link>
        )}
      </div>
      {insights?.riskLevel === 'high' ? <HelpFirst {...insights} /> : isLow && <HelpAfterLow />}
      {stage === 'none' ? (
        <NothingYet />
      ) : (
        <>
          {stage !== 'comprehensive' && banner}
          {snapshot && <FirstSnapshot snapshot={snapshot} />}
          <MoodChart view={view} days={days} longer={longer} isFirst={stage === 'first'} />
          {stage === 'comprehensive' && banner}
          {insights ? <Says insights={insights} /> : <MembersOnly />}
          <div className="trends__small">
            <Progress stats={stats} isFirst={stage === 'first'} days={days} hidesProgress={hidesProgress} />
            <Averages averages={averages} />
            {insights && <WellnessInsights week={insights.week} />}
            <QuickStats thisWeek={thisWeek} streakDays={streakDays} />
            {insights && <RecommendationCard {...insights} />}
          </div>
          <OutsideAiQuestion question={question} redirectTo="/trends" />
        </>
      )}
    </>
  );
}
