import type { MouseEvent } from 'react';
import { longDate } from '~/domain/calendar/dates-in-words';
import { dateRange } from '~/domain/calendar/ranges-in-words';
import { FIELD_TITLES, REFLECTION_FIELDS } from '~/domain/reflections/fields';
import type { CreateValues } from '~/domain/reports/form/create-values';
import { fieldId, PREVIEW_PATH } from './fields';
import type { Preview } from './preview.server';
import { ScoresTick } from './scores-tick';
import { Tick } from './tick';

interface WhatIsInItProps {
  preview: Preview;
  values: CreateValues;
  errors: Record<string, string[]>;
}

/** Everything that could be in the report, in its own words, each part with a tick but the numbers. */
export function WhatIsInIt({ preview, values, errors }: WhatIsInItProps) {
  const { period, checkIns, checkInDays, analysis, riskRule, notes, reflections, scores } = preview;
  return (
    <fieldset className="contents">
      <legend>What will be in it</legend>
      <p>
        <strong>Always:</strong> your name, {dateRange(period.start, period.end)}, {checkIns} check-ins on{' '}
        {checkInDays} of {period.days} days. For each factor its mean, range and change with a small chart,
        the weekdays, links between factors, the lowest days, and a table of every answer.
      </p>
      <Tick name="aiAnalysis" isTicked={values.aiAnalysis} label="AI analysis">
        <p>{analysis}</p>
        <p className="soft">Built-in words, made from the numbers alone. Without it the report is “Basic”.</p>
      </Tick>
      <Tick name="riskRule" isTicked={values.riskRule} label="The app’s own risk rule">
        <p>{riskSentence(riskRule)}</p>
        <p className="soft">It can give away what you wrote in private.</p>
      </Tick>
      <Tick name="includeMessage" isTicked={values.includeMessage} label="The message above" />
      <ScoresTick scores={scores} isTicked={values.scores} />
      <Choices
        name="notes"
        title="Notes from your check-ins"
        none="There are no notes in these dates."
        errors={errors.notes}
      >
        {notes.map(({ id, date, text }) => (
          <Tick key={id} name="notes" value={id} isTicked={values.notes.includes(id)} label={longDate(date)}>
            <p className="words">{text}</p>
          </Tick>
        ))}
      </Choices>
      <Choices
        name="reflections"
        title="Weekly reflections"
        none="There are no reflections in these dates."
        errors={errors.reflections}
      >
        {reflections.map((reflection) => (
          <Tick
            key={reflection.week}
            name="reflections"
            value={reflection.week}
            isTicked={values.reflections.includes(reflection.week)}
            label={`Week of ${longDate(reflection.week)}`}
          >
            {REFLECTION_FIELDS.filter((field) => reflection[field]).map((field) => (
              <p key={field} className="words">
                <strong>{FIELD_TITLES[field]}:</strong> {reflection[field]}
              </p>
            ))}
          </Tick>
        ))}
      </Choices>
      <p>
        <button
          className="button button--quiet"
          formAction={PREVIEW_PATH}
          formTarget="_blank"
          onClick={openInNewTab}
        >
          See the whole report first (opens in a new tab)
        </button>
      </p>
    </fieldset>
  );
}

const riskSentence = (riskRule: Preview['riskRule']) =>
  riskRule?.sentence ?? 'No rule fired in these dates. The report would say so.';

/** Remix would send the form by itself; this page is to stay as it is. */
function openInNewTab(event: MouseEvent<HTMLButtonElement>): void {
  const { form } = event.currentTarget;
  if (!form) return;
  event.preventDefault();
  const { action, target } = form;
  form.action = PREVIEW_PATH;
  form.target = '_blank';
  HTMLFormElement.prototype.submit.call(form);
  form.action = action;
  form.target = target;
}

interface ChoicesProps {
  name: string;
  title: string;
  none: string;
  errors: string[] | undefined;
  children: JSX.Element[];
}

function Choices({ name, title, none, errors, children }: ChoicesProps) {
  const count = children.length;
  if (count === 0) return <p className="soft">{none}</p>;
  return (
    <details id={fieldId(name)} open={count <= 3 || errors !== undefined}>
      <summary>
        {title} ({count}): choose one by one
      </summary>
      {errors && <p className="field__error">{errors.join('. ')}</p>}
      {children}
    </details>
  );
}
