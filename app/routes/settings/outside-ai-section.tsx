import { OwnedForm } from '~/components/form/owned-form';
import { WhatIsSent } from '~/components/outside-ai/what-is-sent';
import { longDate } from '~/domain/calendar/dates-in-words';

export interface OutsideAiSectionProps {
  model: { description: string; host: string };
  /** A yes that counts: it was given for this model's host. */
  isAllowed: boolean;
  /** YYYY-MM-DD in the owner's zone; null before the first answer, and after a yes to another host. */
  decidedOn: string | null;
}

export function OutsideAiSection({ model, isAllowed, decidedOn }: OutsideAiSectionProps) {
  return (
    <section id="outside-ai" aria-labelledby="outside-ai-title" className="outside-ai">
      <h2 id="outside-ai-title">Outside AI</h2>
      <Choice {...{ model, isAllowed, decidedOn }} />
    </section>
  );
}

function Choice({ model, isAllowed, decidedOn }: OutsideAiSectionProps) {
  const since = decidedOn
    ? ` You decided this on ${longDate(decidedOn)}.`
    : ' You have not been asked yet, or not about this model.';
  return (
    <>
      <p>
        <strong>{isAllowed ? 'On: a language model may help with words.' : 'Off: nothing is sent.'}</strong>
        {since}
      </p>
      <p>
        Soundings works without one. With your yes, an AI outside it may word your insights and Harbor’s
        replies.
      </p>
      <WhatIsSent description={model.description} />
      <OwnedForm className="row" preventScrollReset>
        <input type="hidden" name="intent" value="outside-ai" />
        <input type="hidden" name="host" value={model.host} />
        {isAllowed ? (
          <button className="button button--second" name="answer" value="no">
            Turn it off
          </button>
        ) : (
          <button className="button" name="answer" value="yes">
            Turn it on
          </button>
        )}
        {!isAllowed && !decidedOn && (
          <button className="button button--second" name="answer" value="no">
            Keep it off
          </button>
        )}
      </OwnedForm>
      {isAllowed && (
        <p className="fine">
          Turning it off also deletes the texts it has worded for your trends. Replies in your chats stay; you
          can delete those chats. What was sent before cannot be called back.
        </p>
      )}
    </>
  );
}
