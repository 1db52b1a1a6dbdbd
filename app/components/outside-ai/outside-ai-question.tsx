import { Form, Link } from '@remix-run/react';
import { WhatIsSent } from './what-is-sent';

interface OutsideAiQuestionProps {
  /** As the loader's `outsideAiQuestion(owner)` gives it; null shows nothing. */
  question: { description: string; host: string } | null;
  /** The path of the screen it stands on. */
  redirectTo: string;
}

/** Asked once, where it first matters. Until a yes, nothing leaves the server. */
export function OutsideAiQuestion({ question, redirectTo }: OutsideAiQuestionProps) {
  if (!question) return null;
  return (
    <section className="notice outside-ai" aria-labelledby="outside-ai-question">
      <h2 id="outside-ai-question">May a language model help with the words?</h2>
      <p>
        Everything here works without one. If you say yes, an AI outside Soundings may word your insights and
        Harbor’s replies. If you say no, nothing is sent.
      </p>
      <details>
        <summary>What would be sent, and to whom</summary>
        <WhatIsSent description={question.description} />
      </details>
      <Form method="post" action="/outside-ai" className="row" preventScrollReset>
        <input type="hidden" name="redirectTo" value={redirectTo} />
        <input type="hidden" name="host" value={question.host} />
        <button className="button" name="answer" value="yes">
          Yes, it may
        </button>
        <button className="button button--second" name="answer" value="no">
          No, send nothing
        </button>
      </Form>
      <p className="fine">
        It would be {question.description}. You can change your mind on the{' '}
        <Link to="/settings#outside-ai">settings page</Link>.
      </p>
    </section>
  );
}
