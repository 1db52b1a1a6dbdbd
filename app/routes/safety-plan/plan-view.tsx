import { Fragment } from 'react';
import type { LinkedSection } from './linked-sections.server';

type Line = LinkedSection['lines'][number];

/** The plan to be read, called from, and printed on one page. */
export function PlanView({ sections }: { sections: LinkedSection[] }) {
  return (
    <ol className="plan">
      {sections.map(({ field, title, lines }) => (
        <li key={field}>
          <h2>{title}</h2>
          <ul>
            {lines.map((line, index) => (
              <li key={index}>
                {line.map(({ text }) => text).join('')}
                <Ways line={line} />
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}

/** Below the person's own line, which stays as it was written: to call and to text each number in it. */
function Ways({ line }: { line: Line }) {
  const numbers = line.flatMap(({ text, number }) => (number ? [{ text, number }] : []));
  if (numbers.length === 0) return null;
  return (
    <span className="plan__ways">
      {numbers.map(({ text, number }, place) => {
        const which = numbers.length > 1 ? ` ${text}` : '';
        return (
          <Fragment key={place}>
            <a className="button button--second" href={`tel:${number}`} aria-label={`Call ${text}`}>
              Call{which}
            </a>{' '}
            <a className="button button--second" href={`sms:${number}`} aria-label={`Text ${text}`}>
              Text{which}
            </a>{' '}
          </Fragment>
        );
      })}
    </span>
  );
}
