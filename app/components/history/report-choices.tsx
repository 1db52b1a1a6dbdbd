import { Link } from '@remix-run/react';

interface ReportChoicesProps {
  reports: readonly { id: string; title: string; providerName: string }[];
  /** What has been done to the check-in: its report can follow. */
  after: 'deleted' | 'changed';
}

/** A report is a copy: what is deleted or changed stays in it as it was until something is done about it. */
export function ReportChoices({ reports, after }: ReportChoicesProps) {
  const isOne = reports.length === 1;
  const [it, its] = isOne ? ['it', 'its link'] : ['them', 'their links'];
  const isDeleted = after === 'deleted';
  const [note, how] = isDeleted
    ? ['the note', 'so that this check-in is left out']
    : ['what stood there', 'with the check-in as it is now'];
  const choices = [
    ['remake', `Update ${it} ${how}. The link stays the same.`],
    ['close', `Close ${its}. You can open ${isOne ? 'it' : 'them'} again later.`],
    ['keep', `Leave ${it} as ${isOne ? 'it is' : 'they are'}: whoever has the link can still read ${note}.`],
  ] as const;
  return (
    <fieldset className="report-choices">
      <legend>
        {isDeleted ? 'Its note' : 'Its earlier note'} stands in{' '}
        {isOne ? 'a report that others can open' : 'reports that others can open'}
      </legend>
      <ul>
        {reports.map(({ id, title, providerName }) => (
          <li key={id}>
            “{title}”, for {providerName}
          </li>
        ))}
      </ul>
      {choices.map(([value, label], index) => (
        <label key={value} className="check" htmlFor={`reports-${value}`}>
          <input
            type="radio"
            id={`reports-${value}`}
            name="reports"
            value={value}
            defaultChecked={index === 0}
          />
          <span>{label}</span>
        </label>
      ))}
      <p className="soft">
        What somebody has already read or printed stays with them. Your{' '}
        <Link to="/mood-reports">reports</Link>.
      </p>
    </fieldset>
  );
}
