import { Link } from '@remix-run/react';
import { MonthTable } from '~/components/month-table/month-table';
import { countOf } from '~/domain/calendar/counts-in-words';
import { countDays } from '~/domain/check-in/trends/long-views';
import type { LongViewData } from '~/domain/check-in/trends/long-views.server';
import { WeekLegend } from '~/routes/trends/week-chart/week-legend';
import { MonthMeans } from './month-means';
import { byMonth } from './months';

export function YearPixels({ year, days, today, earlier, later }: Extract<LongViewData, { kind: 'year' }>) {
  const months = byMonth(days);
  return (
    <>
      <div className="year__head">
        <h3>{year}</h3>
        <nav className="months" aria-label="Years">
          {earlier !== null && <YearLink year={earlier} />}
          {later !== null && <YearLink year={later} />}
        </nav>
      </div>
      <p>
        {countOf(countDays(days), 'day')} with a check-in. The number in a day is the mean of its answers, 1
        very low to 5 excellent; choose a day to see its check-ins.{' '}
        <a href="#month-means">Skip the calendar</a>
      </p>
      <div className="year">
        {months.map((month) => (
          <MonthTable key={month.month} {...month} today={today} isYearKnown />
        ))}
      </div>
      <WeekLegend />
      <MonthMeans months={months} year={year} />
    </>
  );
}

const YearLink = ({ year }: { year: number }) => (
  <Link to={`/trends?view=year&year=${year}#chart`} preventScrollReset>
    {year}
  </Link>
);
