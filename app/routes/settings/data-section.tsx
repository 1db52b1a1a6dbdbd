import { Link } from '@remix-run/react';
import { FhirForm } from './fhir-form';
import type { SectionAnswer } from './section-answer';

interface DataSectionProps {
  isMember: boolean;
  hasReflections: boolean;
  fhirAnswer: SectionAnswer;
}

/** Taking everything along, and deleting it. */
export function DataSection({ isMember, hasReflections, fhirAnswer }: DataSectionProps) {
  return (
    <section aria-labelledby="data-title">
      <h2 id="data-title">Your data</h2>
      <p>It is yours. Take a copy whenever you like.</p>
      <ul>
        <li>
          <a href="/api/export?format=json" download>
            Everything, as JSON
          </a>
        </li>
        <li>
          <a href="/api/export?format=csv" download>
            Check-ins, as CSV for a spreadsheet
          </a>
        </li>
        {hasReflections && (
          <li>
            <a href="/api/export?format=reflections-csv" download>
              Weekly reflections, as CSV
            </a>
          </li>
        )}
        <li>
          <a href="/api/export?format=scores-csv" download>
            Scores, as CSV
          </a>
        </li>
      </ul>
      {!isMember && hasReflections && (
        <p>
          <Link to="/weekly-reflection">Read your weekly reflections</Link>
        </p>
      )}
      <p>
        <Link to="/scores">Scores</Link>: results of questionnaires that your clinician gave you.
      </p>
      <FhirForm answer={fhirAnswer} />
      <h3>Bringing check-ins in</h3>
      <p>
        <Link to="/settings/import">Add a file</Link>: a Soundings export, or Daylio’s CSV.
      </p>
      <h3>Deleting</h3>
      <p>What is deleted is gone: from the database at once, and from its files within a minute.</p>
      <ul>
        {isMember && (
          <li>
            <Link to="/settings/delete?what=data">Delete my data, keep my account</Link>
          </li>
        )}
        <li>
          <Link to="/settings/delete?what=everything">Delete everything</Link>
        </li>
      </ul>
    </section>
  );
}
