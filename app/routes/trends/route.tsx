import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';
import { ArrowRight } from 'lucide-react';
import { OutsideAiQuestion } from '~/components/outside-ai/outside-ai-question';
import { BackLink } from '~/components/shell/back-link';
import { Unread } from '~/components/shell/unread';
import { db } from '~/db.server';
import { readUserStats } from '~/domain/check-in/progress/user-stats.server';
import { readShownView } from '~/domain/check-in/trends/long-views.server';
import { phaseOf } from '~/domain/check-in/trends/trends';
import { readTrends } from '~/domain/check-in/trends/trends.server';
import { readWordedInsights } from '~/domain/insights/insights.server';
import { presentOnTrends } from '~/domain/insights/screen';
import { isProgressHidden } from '~/domain/owners/progress';
import { readParts } from '~/domain/parts';
import { findHelper } from '~/domain/safety-plan/plan.server';
import { nameOf } from '~/http/log.server';
import { aiFor, outsideAiQuestion } from '~/http/outside-ai/consent.server';
import { withErrorPage } from '~/http/problems.server';
import { requireOwner } from '~/http/visitor/access.server';
import { inBackground } from '~/running/background.server';
import { logError } from '~/running/log.server';
import { Averages } from './averages';
import { FirstSnapshot } from './first-snapshot';
import { HelpAfterLow, HelpFirst } from './help-first';
import { MembersOnly } from './members-only';
import { MoodChart } from './mood-chart';
import { NothingYet } from './nothing-yet';
import { PatternAnalysis } from './pattern-analysis';
import { PhaseBanner } from './phase-banner';
import { Progress } from './progress';
import { QuickStats } from './quick-stats';
import { RecommendationCard } from './recommendation-card';
import { WellnessInsights } from './wellness-insights';

export { trendsStyles as links } from '~/styles/sheets';

export const meta: MetaFunction = () => [{ title: 'Your trends | Soundings' }];

export const loader = withErrorPage(async (args: LoaderFunctionArgs) => {
  const { owner, kind } = await requireOwner(args);
  const now = new Date();
  const { searchParams } = new URL(args.request.url);
  const asked = { view: searchParams.get('view'), year: searchParams.get('year') };
  const isMember = kind === 'member';
  const onUnread = (error: unknown): null => {
    logError(nameOf(args.request), error);
    return null;
  };
  const stats = readUserStats(db, { owner, now });
  const { insights, ...parts } = await readParts(
    {
      stats,
      drawn: readTrends(db, { owner, now }),
      shown: readShownView(db, { ...asked, owner, now, stats }),
      // Guests have the chart and the numbers only.
      ...(isMember && { insights: readWordedInsights(db, { owner, now, ai: aiFor(owner), inBackground }) }),
    },
    onUnread,
  );
  const shownInsights = insights ? presentOnTrends(insights) : null;
  const needsHelp = parts.drawn?.isLow || shownInsights?.riskLevel === 'high';
  return {
    ...parts,
    isMember,
    // Help stands there all the same when the plan cannot be read.
    helper: needsHelp ? await findHelper(db, owner.id).catch(onUnread) : null,
    hidesProgress: isProgressHidden(owner),
    insights: shownInsights,
    // Guests see no texts that a model could word.
    question: isMember ? outsideAiQuestion(owner) : null,
  };
});

export default function Trends() {
  const { stats, hidesProgress, drawn, shown, isMember, insights, helper, question, unread } =
    useLoaderData<typeof loader>();
  const total = stats?.totalCheckins ?? drawn?.atLeast ?? 0;
  // Nobody is taken for somebody new because a part could not be read.
  const phase = total === 0 && unread.length > 0 ? 'building' : phaseOf(total);
  const isFirst = phase === 'first';
  const streakDays = hidesProgress || !stats ? null : stats.streakDays;
  const missing = (part: (typeof unread)[number], what: string) =>
    unread.includes(part) && <Unread what={what} again="/trends" />;
  const banner = drawn && <PhaseBanner total={total} isLow={drawn.isLow} days={drawn.days} />;
  const isHigh = insights?.riskLevel === 'high';
  const isHelpFirst = isHigh || drawn?.isLow;
  const again = phase !== 'none' && (
    <Link className="onward" to="/checkin">
      Take Another Assessment
      <ArrowRight className="icon" aria-hidden="true" />
    </Link>
  );
  const rest = (
    <>
      {drawn && <Averages averages={drawn.averages} />}
      {insights && <WellnessInsights week={insights.week} />}
      {drawn && <QuickStats thisWeek={drawn.thisWeek} streakDays={streakDays} />}
      {insights && <RecommendationCard {...insights} />}
    </>
  );
  return (
    <>
      <div className="headline">
        <div>
          <BackLink to="/">Back to home</BackLink>
          <h1>{isFirst ? 'Your first mark' : 'Your trends'}</h1>
        </div>
        {!isHelpFirst && again}
      </div>
      {isHigh && <HelpFirst {...insights} helper={helper} />}
      {!isHigh && drawn?.isLow && <HelpAfterLow helper={helper} />}
      {isHelpFirst && again}
      {phase === 'none' ? (
        <NothingYet />
      ) : (
        <>
          {phase !== 'comprehensive' && banner}
          {isFirst && drawn?.snapshot && <FirstSnapshot snapshot={drawn.snapshot} />}
          {drawn && <MoodChart days={drawn.days} shown={shown ?? null} isFirst={isFirst} />}
          {missing('drawn', 'Your last days')}
          {missing('shown', 'The longer view')}
          {phase === 'comprehensive' && banner}
          {insights && <PatternAnalysis insights={insights} />}
          {missing('insights', 'What your check-ins say')}
          {!isMember && <MembersOnly />}
          <div className="trends__small">
            {stats && (
              <Progress
                stats={stats}
                isFirst={isFirst}
                days={drawn?.days ?? []}
                hidesProgress={hidesProgress}
              />
            )}
            {!isFirst && rest}
          </div>
          {isFirst && (
            <details className="more">
              <summary>All numbers of your first check-in</summary>
              <div className="trends__small">{rest}</div>
            </details>
          )}
          {missing('stats', 'Your numbers')}
          <OutsideAiQuestion question={question} redirectTo="/trends" />
        </>
      )}
    </>
  );
}
