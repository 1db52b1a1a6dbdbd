import { Link } from '@remix-run/react';

interface ReportChoicesProps {
  reports: readonly { id: string; title: string; providerName: string }[];
}

/** A report is a copy: what is deleted here stays in it until something is done about it. */
export function ReportChoices({ reports }: ReportChoicesProps) {
  const isOne = reports.length === 1;
  const [it, its] = isOne ? ['it', 'its link'] : ['them', 'their links'];
  const choices = [
    ['remake', `Make ${it} anew without this check-in. The link stays the same.`],
    ['close', `Close ${its}. You can open ${isOne ? 'it' : 'them'} again later.`],
    ['keep', `Leave ${it} as ${isOne ? 'it is' : 'they are'}: whoever has the link can still read the note.`],
  ] as const;
  return (
    <fieldset className="report-choices">
      <legend>
        {isOne
          ? 'Its note stands in a report that others can open'
          : 'Its note stands in reports that others can open'}
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
