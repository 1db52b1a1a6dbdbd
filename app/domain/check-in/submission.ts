/** What the key of a check-in's form is known by: it stores one check-in (`once`). */
export const submissionOf = <Key extends string | undefined>(ownerId: string, key: Key) => ({
  ownerId,
  operation: 'check-in',
  key,
});
