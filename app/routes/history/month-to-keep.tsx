import { monthAndYear } from '~/domain/calendar/dates-in-words';

const SIZE = 320;

/** The month as a picture that tells a stranger nothing. Files, so plain links. */
export function MonthToKeep({ month }: { month: string }) {
  const file = `/history/picture/${month}`;
  const name = monthAndYear(month);
  return (
    <details className="more month-keep">
      <summary>A picture of {name} to keep</summary>
      <img
        src={`${file}.svg`}
        width={SIZE}
        height={SIZE}
        loading="lazy"
        alt={`${name} as coloured squares, one for each day, with the line of each week. The calendar above holds the same.`}
      />
      <p className="fine">Colours and a line only: no name, no date, no words of yours.</p>
      <p className="row">
        <a className="button button--second" href={`${file}.png`} download>
          Save as PNG
        </a>{' '}
        <a className="button button--quiet" href={`${file}.svg`} download>
          Save as SVG
        </a>
      </p>
    </details>
  );
}
