import type { MetaFunction } from '@remix-run/node';
import { isRouteErrorResponse, Link, useLocation, useRouteError } from '@remix-run/react';
import { isAnothersPage } from '../components/failure/unanswered';
import { CrisisLines } from '../components/shell/crisis-lines';

interface ErrorText {
  title: string;
  text: string;
}

const TEXTS: Record<number, ErrorText> = {
  400: { title: 'That did not arrive right', text: 'Something in the request could not be read.' },
  403: { title: 'This is not open to you', text: 'Nothing was changed.' },
  404: {
    title: 'Page Not Found',
    text: 'There is nothing at this address. It may have moved, or never been here.',
  },
  405: { title: 'That is not possible here', text: 'Nothing was changed.' },
  413: {
    title: 'That was too much at once',
    text: 'Nothing was stored. Go back: your text is still in the form.',
  },
  429: { title: 'A short break, please', text: 'There were a lot of tries in a short time.' },
  503: {
    title: 'We cannot reach our storage just now',
    text: 'Nothing was changed. Please try again in a moment.',
  },
};

const NO_CONNECTION: ErrorText = {
  title: 'The connection is gone',
  text: 'This page could not be fetched. What was saved is safe. Try again as soon as you are online.',
};

const UNEXPECTED: ErrorText = { title: 'Something went wrong on our side', text: 'It is not your fault.' };

/** The title of a page that names none of its own. The title of an error's page is its heading. */
export const titleOrError: MetaFunction = ({ error }) => [
  { title: error ? `${textOf(error).title} | Soundings` : 'Soundings' },
];

function textOf(error: unknown): ErrorText {
  if (isUnreached(error)) return NO_CONNECTION;
  const status = isRouteErrorResponse(error) ? error.status : 500;
  return TEXTS[status] ?? UNEXPECTED;
}

/** What browsers say when a page's data, or a part of its script, did not arrive. */
const UNREACHED = /fetch|network|load failed|dynamically imported|module script/i;

/** Whether a page that was gone to in the browser got no answer, or another's. */
const isUnreached = (error: unknown) =>
  isAnothersPage(error) || (error instanceof TypeError && UNREACHED.test(error.message));

interface ErrorBody {
  message?: string;
  id?: string;
  /** The words of a form that could be kept nowhere. */
  words?: string[];
}

function bodyOf(body: unknown): ErrorBody {
  return typeof body === 'object' && body !== null ? (body as ErrorBody) : {};
}

/** What a route's error boundary shows: says what happened and what to do, with help on it whatever happened. */
export function ErrorPage() {
  const error = useRouteError();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const body = isRouteErrorResponse(error) ? (error.data as unknown) : undefined;
  const { pathname, search } = useLocation();
  const { title, text } = textOf(error);
  const { message, id, words = [] } = bodyOf(body);
  return (
    <div className="headline">
      <div>
        <h1>{title}</h1>
        <p>{message ?? text}</p>
        {words.length > 0 && <Words words={words} />}
        {id && (
          <p className="fine">
            If you ask someone for help with this, the number of this error is <code>{id}</code>.
          </p>
        )}
        <p>
          <CrisisLines />
        </p>
        <p className="row">
          <TryAgain error={error} status={status} to={pathname + search} />
          <Link
            className={status >= 429 ? 'button button--second' : 'button'}
            to="/"
            reloadDocument={!isUnreached(error)}
          >
            Go to the start page
          </Link>
        </p>
      </div>
    </div>
  );
}

/** Without a connection a page load would take the name, the navigation and the numbers away. */
function TryAgain({ error, status, to }: { error: unknown; status: number; to: string }) {
  if (isUnreached(error)) {
    return (
      <Link className="button" to={to} replace>
        Try again
      </Link>
    );
  }
  return status >= 429 ? (
    <a className="button" href={to}>
      Try again
    </a>
  ) : null;
}

/** What was typed, to be copied. */
function Words({ words }: { words: string[] }) {
  return (
    <div className="field note">
      <label htmlFor="words">What you wrote is not stored. Here it is, so that you can copy it.</label>
      <textarea className="input" id="words" readOnly rows={6} defaultValue={words.join('\n\n')} />
    </div>
  );
}
