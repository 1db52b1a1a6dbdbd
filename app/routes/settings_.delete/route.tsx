import { parseWithZod } from '@conform-to/zod/v4';
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { BackLink } from '~/components/shell/back-link';
import { DELETIONS, deletionSchema, isDeletion } from '~/domain/accounts/deletion';
import { deleteFor } from '~/http/accounts/deletion.server';
import { invalidForm, readForm, refusedForm } from '~/http/forms.server';
import { screen } from '~/http/problems.server';
import { redirectWithToast } from '~/http/toast.server';
import { requireOwner } from '~/http/visitor/access.server';
import { DeleteForm } from './delete-form';
import { TEXTS } from './texts';

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `${TEXTS[data?.what ?? 'everything'].title} | Soundings` },
];

export const loader = screen(async (args: LoaderFunctionArgs) => {
  const visitor = await requireOwner(args);
  const what = new URL(args.request.url).searchParams.get('what');
  if (!isDeletion(what)) throw redirect('/settings');
  return { what, phrase: DELETIONS[what], hasPassword: visitor.kind === 'member' };
});

export const action = screen(async (args: ActionFunctionArgs) => {
  const visitor = await requireOwner(args);
  const what = new URL(args.request.url).searchParams.get('what');
  if (!isDeletion(what)) throw redirect('/settings');
  const form = await readForm(args.request);
  const submission = parseWithZod(form, {
    schema: deletionSchema(what, { hasPassword: visitor.kind === 'member' }),
  });
  if (submission.status !== 'success') return invalidForm('delete', submission);
  try {
    const headers = await deleteFor({ what, visitor, password: submission.value.password });
    return await redirectWithToast('/', TEXTS[what].done, headers);
  } catch (error) {
    const where = 'deleting at the settings';
    return refusedForm({ intent: 'delete', title: 'Nothing was deleted', where }, submission, error);
  }
});

export default function Delete() {
  const { what, phrase, hasPassword } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
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
      <DeleteForm phrase={phrase} hasPassword={hasPassword} answer={answer} />
    </div>
  );
}
