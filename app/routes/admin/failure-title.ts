/** What is said to have failed, by the button of a user's dialog. */
export function failureTitle(form: FormData): string {
  const intent = form.get('intent');
  if (intent === 'reset-password') return 'Reset failed';
  return intent === 'delete' ? 'Nothing was deleted' : 'Update failed';
}
