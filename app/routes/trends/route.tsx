import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';
import { OutsideAiQuestion } from '~/components/outside-ai/outside-ai-question';
import { BackLink } from '~/components/shell/back-link';
import { Unread } from '~/components/shell/unread';
import { TideLine } from '~/components/tide-line';
import { WeekChart } from '~/components/week-chart/week-chart';
import { WeekTable } from '~/components/week-chart/week-table';
import { db } from '~/db.server';
import { readUserStats } from '~/domain/check-in/progress/user-stats.server';
import { readLongView } from '~/domain/check-in/trends/long-views.server';
import { stageOf } from '~/domain/check-in/trends/trends';
import { readTrends } from '~/domain/check-in/trends/trends.server';
import { readWordedInsights } from '~/domain/insights/insights.server';
import { presentOnTrends } from '~/domain/insights/screen';
import { isProgressHidden } from '~/domain/owners/progress';
import { readParts } from '~/domain/parts';
import { inBackground } from '~/http/background.server';
import { logError, nameOf } from '~/http/log.server';
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
  const isMember = kind === 'member';
  const { insights, ...parts } = await readParts(
    {
      stats: readUserStats(db, { owner, now }),
      drawn: readTrends(db, { owner, now }),
      longer: readLongView(db, { ...asked, owner, now }),
      // Guests have the chart and the numbers only.
      ...(isMember && { insights: readWordedInsights(db, { owner, now, ai: aiFor(owner), inBackground }) }),
    },
    (error) => void logError(nameOf(args.request), error),
  );
  return {
    ...parts,
    isMember,
    hidesProgress: isProgressHidden(owner),
    insights: insights ? presentOnTrends(insights) : null,
    // Guests see no texts that a model could word.
    question: isMember ? outsideAiQuestion(owner) : null,
  };
});

export default function Trends() {
  const { stats, hidesProgress, drawn, longer, isMember, insights, question, unread } =
    useLoaderData<typeof loader>();
  const total = stats?.totalCheckins ?? drawn?.atLeast ?? 0;
  // Nobody is taken for somebody new because a part could not be read.
  const stage = total === 0 && unread.length > 0 ? 'building' : stageOf(total);
  const streakDays = hidesProgress || !stats ? null : stats.streakDays;
  const missing = (part: (typeof unread)[number], what: string) =>
    unread.includes(part) && <Unread what={what} again="/trends" />;
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
      {drawn && <TideLine days={drawn.days} variant="head" isBeforeFirst={stage === 'none'} />}
      {insights?.riskLevel === 'high' && <HelpFirst {...insights} />}
      {stage === 'none' ? (
        <NothingYet />
      ) : (
        <>
          {drawn && <StageBanner total={total} days={drawn.days} />}
          {stage === 'first' && drawn?.snapshot && <FirstSnapshot snapshot={drawn.snapshot} />}
          <div className="pair">
            <div className="trends__column">
              {drawn && (
                <section aria-labelledby="week">
                  <h2 id="week">The last seven days</h2>
                  <WeekChart days={drawn.days} />
                  <WeekTable days={drawn.days} />
                </section>
              )}
              {missing('drawn', 'Your last days')}
              {isMember && drawn && <QuickStats thisWeek={drawn.thisWeek} streakDays={streakDays} />}
            </div>
            {insights && <Says insights={insights} />}
            {missing('insights', 'What your check-ins say')}
            {!isMember && (
              <div className="trends__column">
                {drawn && <QuickStats thisWeek={drawn.thisWeek} streakDays={streakDays} />}
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
          {stats && (
            <Progress
              stats={stats}
              isFirst={stage === 'first'}
              days={drawn?.days ?? []}
              hidesProgress={hidesProgress}
            />
          )}
          {missing('stats', 'Your numbers')}
          {drawn && <Averages averages={drawn.averages} />}
          <LongerViews shown={longer} />
          {missing('longer', 'The longer view')}
          <OutsideAiQuestion question={question} redirectTo="/trends" />
        </>
      )}
    </>
  );
}
