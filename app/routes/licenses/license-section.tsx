import type { LicenseGroup } from 'virtual:shipped-licenses';
import { countOf } from '~/domain/calendar/counts-in-words';

interface LicenseSectionProps {
  group: LicenseGroup;
  id: string;
}

/** Packages under the same words, and the words once. */
export function LicenseSection({ group: { text, packages }, id }: LicenseSectionProps) {
  const names = [...new Set(packages.map(({ license }) => license))];
  const count = packages.length === 1 ? packages[0]?.name : countOf(packages.length, 'package');
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>
        {text === null ? 'Without a text of their own' : names.join(', ')}: {count}
      </h2>
      <details open={packages.length <= 3}>
        <summary>Packages</summary>
        <ul>
          {packages.map(({ name, version, license, copyright }) => (
            <li key={`${name} ${version}`}>
              <strong>{name}</strong> {version}
              {(text === null || names.length > 1) && `, ${license}`}{' '}
              {copyright.map((line) => (
                <span key={line} className="licenses__holder">
                  {`${line} `}
                </span>
              ))}
            </li>
          ))}
        </ul>
      </details>
      {text !== null && (
        <details>
          <summary>The words of this license</summary>
          <p className="licenses__text">{text}</p>
        </details>
      )}
    </section>
  );
}
