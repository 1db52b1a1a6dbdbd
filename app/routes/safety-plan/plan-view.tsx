import { Fragment } from 'react';
import type { LinkedSection } from './linked-sections.server';

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
                {line.map(({ text, number }, place) => (
                  <Fragment key={place}>
                    {number ? <PhoneLinks text={text} number={number} /> : text}
                  </Fragment>
                ))}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}

function PhoneLinks({ text, number }: { text: string; number: string }) {
  return (
    <span className="plan__number">
      {text}{' '}
      <a className="plan__call" href={`tel:${number}`} aria-label={`Call ${text}`}>
        Call
      </a>{' '}
      <a className="plan__call" href={`sms:${number}`} aria-label={`Text ${text}`}>
        Text
      </a>
    </span>
  );
}
