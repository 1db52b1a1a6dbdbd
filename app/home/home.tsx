import { Link } from '@remix-run/react';
import { BookOpen } from 'lucide-react';
import { Mark } from '~/components/faces';
import { MOOD_WORDS } from '~/components/mood-words';
import { Banner } from '~/components/shell/banner';
import { Stats } from '~/components/shell/stats';
import { SupportCard } from '~/components/shell/support-card';
import { TideLine } from '~/components/tide-line';
import type { Rating } from '~/domain/check-in/answers';
import type { DayMood } from '~/domain/check-in/days';
import type { UserStats } from '~/domain/check-in/user-stats.server';
import { FeatureGuide } from './feature-guide';
import { greeting, lastCheckInSentence, streakSentence } from './sentences';
import { Ways } from './ways';

interface HomeProps {
  firstName: string | null;
  guide: number | null;
  stats: UserStats;
  days: DayMood[];
  today: string;
  hour: number | null;
  latest?: { overallMood: number; localDate: string; time: string };
}

const SMILING: Rating = 4;

export function Home({ firstName, guide, stats, days, today, hour, latest }: HomeProps) {
  const isNew = stats.totalCheckins === 0;
  const mood = latest?.overallMood as Rating | undefined;
  return (
    <>
      <section className="hero" aria-labelledby="greeting">
        <div className="hero__words">
          <Mark rating={mood ?? SMILING} size="big" />
          <h1 id="greeting">{greeting(hour, firstName)}</h1>
          <p>
            {latest && mood ? (
              <>
                {lastCheckInSentence(latest, today)}{' '}
                <strong>
                  {mood}, {MOOD_WORDS[mood]}
                </strong>
                . Here is your week so far.
              </>
            ) : (
              'Welcome. This is a quiet place to notice how you are.'
            )}
          </p>
        </div>
        <TideLine days={days} isBeforeFirst={isNew} />
      </section>

      {isNew && (
        <section aria-labelledby="first-visit">
          <Banner id="first-visit" title="Your first visit">
            Begin with one check-in: about 5 questions, about 5 minutes, or the full 10. After it you see your
            first snapshot.
          </Banner>
        </section>
      )}

      <section aria-labelledby="next">
        <h2 id="next" className="visually-hidden">
          Where to next
        </h2>
        <Ways isNew={isNew} />
      </section>

      <section aria-labelledby="so-far">
        <h2 id="so-far">So far</h2>
        <Stats
          items={[
            { label: 'day streak', value: stats.streakDays },
            { label: 'discovery points', value: stats.selfCarePoints },
            { label: 'total assessments', value: stats.totalCheckins },
          ]}
        />
        <p className="fine">{streakSentence(stats, today)}</p>
        <p>
          <Link className="button button--quiet button--flush" to="?guide=1" preventScrollReset>
            <BookOpen className="icon" aria-hidden="true" />
            Feature Guide
          </Link>
        </p>
      </section>

      <SupportCard />
      {guide !== null && <FeatureGuide step={guide} />}
    </>
  );
}
