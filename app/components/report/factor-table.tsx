import { FACTOR_NAMES } from '~/domain/reports/factor-names';
import { probability, signed } from '~/domain/reports/numbers-in-words';
import type { FactorSummary, ReportSnapshot } from '~/domain/reports/snapshot';
import { Scroll } from './scroll';

/** Each factor: mean, range as words and as a small chart, change and what speaks for it. */
export function FactorTable({ snapshot: { factors, analysedFrom, period } }: { snapshot: ReportSnapshot }) {
  const isPartial = analysedFrom > period.start;
  return (
    <section aria-labelledby="factors">
      <h2 id="factors">Each factor</h2>
      <Scroll label="Table of each factor">
        <table className="table factors">
          <caption>
            Ratings from 1 to 5; higher is better for every factor, stress and anxiety included. Change: mean
            of the second half of the days minus the first half{isPartial && ', over the last 365 days'}.
          </caption>
          <thead>
            <tr>
              <th scope="col">Factor</th>
              <th scope="col" className="num">
                Mean
              </th>
              <th scope="col">
                Range <span className="soft">(line: 1 to 5; tick: mean)</span>
              </th>
              <th scope="col" className="num">
                Change
              </th>
              <th scope="col" className="num">
                q
              </th>
              <th scope="col" className="num">
                Days
              </th>
            </tr>
          </thead>
          <tbody>
            {factors.map((factor) => (
              <FactorRow key={factor.field} factor={factor} />
            ))}
          </tbody>
        </table>
      </Scroll>
      <p className="small">
        * A change that passes the rule under “How to read this”. Quick check-ins ask five of the ten
        questions, so some factors may have fewer days.
      </p>
    </section>
  );
}

function FactorRow({ factor }: { factor: FactorSummary }) {
  const { field, mean, min, max, change, q, direction, days } = factor;
  return (
    <tr>
      <th scope="row">{FACTOR_NAMES[field]}</th>
      <td className="num">{mean.toFixed(1)}</td>
      <td>
        <span className="range">
          <span>{min === max ? min : `${min} to ${max}`}</span>
          <RangeChart min={min} max={max} mean={mean} />
        </span>
      </td>
      <td className="num">
        {change === null ? '–' : signed(change)}
        {direction !== 'stable' && '*'}
      </td>
      <td className="num">{q === null ? '–' : probability(q)}</td>
      <td className="num">{days}</td>
    </tr>
  );
}

const at = (rating: number) => Math.round((rating - 1) * 250) / 10;

function RangeChart({ min, max, mean }: Pick<FactorSummary, 'min' | 'max' | 'mean'>) {
  return (
    <svg className="mini" viewBox="-3 0 106 12" preserveAspectRatio="none" aria-hidden="true">
      <path className="mini__rail" d="M0 6H100" />
      <path className="mini__range" d={`M${at(min)} 6H${at(max)}`} />
      <path className="mini__mean" d={`M${at(mean)} 1V11`} />
    </svg>
  );
}
