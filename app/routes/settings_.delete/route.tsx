import { parseWithZod } from '@conform-to/zod/v4';
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/node';
import { type ClientActionFunctionArgs, useActionData, useLoaderData } from '@remix-run/react';
import { orStay } from '~/components/form/not-sent';
import { OwnerProvider } from '~/components/form/owned-form';
import { unlessRefused } from '~/components/form/revalidation';
import { useKeptAnswer } from '~/components/form/use-kept-answer';
import { BackLink } from '~/components/shell/back-link';
import { DELETIONS, deletionSchema, isDeletion } from '~/domain/accounts/deletion';
import { deleteFor } from '~/http/accounts/deletion.server';
import { invalidForm, readForm } from '~/http/forms.server';
import { keepOr } from '~/http/kept-forms/keep-or.server';
import { signOwner } from '~/http/kept-forms/signed-owner.server';
import { withErrorPage } from '~/http/problems.server';
import { redirectWithToast } from '~/http/toast.server';
import { requireOwner } from '~/http/visitor/access.server';
import { DeleteForm } from './delete-form';
import { TEXTS } from './texts';

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `${TEXTS[data?.what ?? 'everything'].title} | Soundings` },
];

export const loader = withErrorPage(async (args: LoaderFunctionArgs) => {
  const visitor = await requireOwner(args);
  const what = new URL(args.request.url).searchParams.get('what');
  if (!isDeletion(what)) throw redirect('/settings');
  return {
    what,
    phrase: DELETIONS[what],
    hasPassword: visitor.kind === 'member',
    owner: signOwner(visitor.owner.id),
  };
});

export const action = withErrorPage(async (args: ActionFunctionArgs) => {
  const form = await readForm(args.request);
  const { pathname, search } = new URL(args.request.url);
  return keepOr(args, { form, path: pathname + search, title: 'Nothing was deleted' }, () =>
    remove(args, form),
  );
});

async function remove(args: ActionFunctionArgs, form: FormData) {
  const visitor = await requireOwner(args);
  const what = new URL(args.request.url).searchParams.get('what');
  if (!isDeletion(what)) throw redirect('/settings');
  const submission = parseWithZod(form, {
    schema: deletionSchema(what, { hasPassword: visitor.kind === 'member' }),
  });
  if (submission.status !== 'success') return invalidForm('delete', submission);
  const headers = await deleteFor({ what, visitor, password: submission.value.password });
  return redirectWithToast('/', TEXTS[what].done, headers);
}

export const clientAction = (args: ClientActionFunctionArgs) => orStay<typeof action>(args);

export const shouldRevalidate = unlessRefused;

export default function Delete() {
  const page = useLoaderData<typeof loader>();
  const { what, phrase, hasPassword, owner } = page;
  const answer = useKeptAnswer(useActionData<typeof clientAction>(), page);
  const { title, says } = TEXTS[what];
  return (
    <div className="narrow">
      <div className="headline">
        <div>
          <BackLink to="/settings">Back to settings</BackLink>
          <h1>{title}</h1>
        </div>
      </div>
      {says.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <p>
        You may want to keep a copy first:{' '}
        <a href="/api/export?format=json" download>
          download everything as JSON
        </a>
        , or{' '}
        <a href="/api/export?format=csv" download>
          your check-ins as CSV
        </a>
        .
      </p>
      <OwnerProvider value={owner}>
        <DeleteForm phrase={phrase} hasPassword={hasPassword} answer={answer} />
      </OwnerProvider>
    </div>
  );
}
