import { Form } from '@remix-run/react';
import type { Use } from '~/domain/chat/uses';
import { FORGET, INTENTS } from './texts';

/** What Harbor can use on a visit, each with a way to make it forget. */
export function UsesList({ uses }: { uses: readonly Use[] }) {
  return (
    <div className="uses">
      {uses.length > 0 && (
        <dl>
          {uses.map(({ term, detail, language, forget }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>
                <span lang={language}>{detail}</span>
                {forget && (
                  <Form method="post" action="/chat">
                    <input type="hidden" name={FORGET} value={forget} />
                    <button
                      className="button button--quiet button--flush"
                      name="intent"
                      value={INTENTS.forget}
                    >
                      Forget<span className="visually-hidden"> {term}</span>
                    </button>
                  </Form>
                )}
              </dd>
            </div>
          ))}
        </dl>
      )}
      <p>{uses.length === 0 ? 'Nothing yet.' : 'Nothing else is carried over to your next visit.'}</p>
    </div>
  );
}
