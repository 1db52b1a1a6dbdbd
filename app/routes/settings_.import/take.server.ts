import type { ActionFunctionArgs } from '@remix-run/node';
import { data } from '@remix-run/node';
import type { FormAnswer } from '~/components/form/form-answer';
import { Problem } from '~/domain/problem';
import { describeRefusal } from '~/http/forms.server';
import { stageUpload } from '~/http/import/receive.server';
import { type Upload, withUpload } from '~/http/import/upload.server';
import { keepOr } from '~/http/kept-forms/keep-or.server';
import { dropKeptForm } from '~/http/kept-forms/kept-form.server';
import { seeOther } from '~/http/redirects.server';
import { requireOwner } from '~/http/visitor/access.server';

const REFUSED = { title: 'This file could not be read' };

/** Stages the file of the form while it arrives. What stood before it comes back, or is kept; the file cannot be. */
export async function takeFile(args: ActionFunctionArgs) {
  const fields: Upload['fields'] = {};
  try {
    return await withUpload(args.request, (upload) => keepOrStage(args, upload), fields);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    const refused = describeRefusal(formOf(fields), error, { ...REFUSED, where: 'a file to import' });
    return data(atTheFile(refused.answer), refused);
  }
}

const keepOrStage = (args: ActionFunctionArgs, upload: Upload) =>
  keepOr(
    args,
    { form: formOf(upload.fields), names: ['timeZone'], again: atTheFile, ...REFUSED },
    async () => {
      const { owner } = await requireOwner(args);
      const id = await stageUpload(args.request, owner, upload);
      return seeOther(`/settings/import/${id}`, await dropKeptForm(args.request, owner.id));
    },
  );

function formOf(fields: Upload['fields']): FormData {
  const form = new FormData();
  for (const [name, text] of Object.entries(fields)) form.set(name, text);
  return form;
}

/** What is not about the zone is about the file. */
function atTheFile(answer: FormAnswer): FormAnswer {
  const { '': messages, ...error } = answer.result.error ?? {};
  return messages ? { ...answer, result: { ...answer.result, error: { ...error, file: messages } } } : answer;
}
