interface WhatIsSentProps {
  /** The model and its host. */
  description: string;
}

/** The same words wherever somebody decides about it. */
export function WhatIsSent({ description }: WhatIsSentProps) {
  return (
    <dl className="prose__list outside-ai__list">
      <div>
        <dt>Who would read it</dt>
        <dd>{description}. Whoever runs that service has rules of their own for what they keep.</dd>
      </div>
      <div>
        <dt>What is sent</dt>
        <dd>
          For your trends and reports: the numbers counted from your check-ins, and our own sentences about
          them. In a chat with Harbor: what you both write from your yes on, and your ratings of the last 14
          days.
        </dd>
      </div>
      <div>
        <dt>What is never sent</dt>
        <dd>
          Your name, email and phone number. Your notes and weekly reflections, unless you tick them for one
          report. What was written before your yes. And turns in which Harbor heard danger or asked about it:
          those are always answered by texts that people wrote. It can miss danger that is not said plainly.
        </dd>
      </div>
    </dl>
  );
}
