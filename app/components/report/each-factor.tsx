import { shortDayAndMonth } from '~/domain/calendar/dates-in-words';
import { type Compared, comparedIn, type FactorLine, factorLines } from '~/domain/reports/shown/factor-lines';
import type { ReportSnapshot } from '~/domain/reports/snapshot/snapshot';

const headsOf = (compared: Compared): [string, string] => {
  if (compared.by === 'halves') return ['First half', 'Second half'];
  return ['Before', compared.by === 'step' ? `Since ${shortDayAndMonth(compared.from)}` : 'Last 7 days'];
};

/** Each factor as a line, with then, now and a word. */
export function EachFactor({ snapshot }: { snapshot: ReportSnapshot }) {
  const [then, now] = headsOf(comparedIn(snapshot));
  return (
    <section aria-labelledby="factors">
      <h2 id="factors">Each factor</h2>
      <table className="table factors">
        <thead>
          <tr>
            <th scope="col">Most changed first</th>
            <th scope="col" className="num">
              {then}
            </th>
            <th scope="col" className="num">
              {now}
            </th>
            <th scope="col">Change</th>
            <th scope="col" className="num wide">
              Mean, range
            </th>
            <th scope="col" className="num wide">
              Days
            </th>
          </tr>
        </thead>
        <tbody>
          {factorLines(snapshot).map((line) => (
            <FactorRow key={line.field} line={line} />
          ))}
        </tbody>
      </table>
      <p className="small">
        1 to 5; up is better on every line: calm and ease are stress and anxiety turned round. Lines run from
        1 to 5 over the whole period. A word of change stands only where a test found one.
      </p>
    </section>
  );
}

const figure = (value: number | null) => (value === null ? '–' : value.toFixed(1));

function FactorRow({ line }: { line: FactorLine }) {
  const { name, then, now, word, changed, summary, points } = line;
  const { mean, min, max, days } = summary;
  return (
    <tr>
      <th scope="row">
        <span className="factors__name">
          <span>{name}</span>
          <Sparkline points={points} />
        </span>
      </th>
      <td className="num">{figure(then)}</td>
      <td className="num">{changed ? <strong>{figure(now)}</strong> : figure(now)}</td>
      <td>{changed ? <strong>{word}</strong> : word}</td>
      <td className="num wide">
        {mean.toFixed(1)}, {min === max ? min : `${min} to ${max}`}
      </td>
      <td className="num wide">{days}</td>
    </tr>
  );
}

function Sparkline({ points }: { points: readonly (number | null)[] }) {
  const step = 120 / Math.max(1, points.length);
  const path = points
    .map((value, i) => {
      if (value === null) return '';
      const at = `${Math.round((i + 0.5) * step)} ${Math.round(2 + (5 - value) * 4.5)}`;
      return i > 0 && points[i - 1] !== null ? `L${at}` : `M${at}h0`;
    })
    .join('');
  return (
    <svg className="spark" viewBox="0 0 120 22" preserveAspectRatio="none" aria-hidden="true">
      <path className="spark__rail" d="M0 11H120" />
      <path d={path} />
    </svg>
  );
}
