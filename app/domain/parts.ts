/**
 * What a page is made of, each part read by itself: one that cannot be read is null and named in `unread`, and takes only
 * its own place on the page.
 * @throws the first error when nothing at all could be read
 */
export async function readParts<Parts extends Record<string, Promise<unknown>>>(
  parts: Parts,
  onUnread: (error: unknown) => void,
) {
  const names = Object.keys(parts) as (keyof Parts & string)[];
  const settled = await Promise.allSettled(Object.values(parts));
  const failures = settled.flatMap((part) => (part.status === 'rejected' ? [part.reason as unknown] : []));
  if (failures.length === names.length) throw failures[0];
  for (const failure of failures) onUnread(failure);
  const values = settled.map((part, i) => [names[i], part.status === 'fulfilled' ? part.value : null]);
  return {
    ...(Object.fromEntries(values) as { [Name in keyof Parts]: Awaited<Parts[Name]> | null }),
    unread: names.filter((_, i) => settled[i]?.status === 'rejected'),
  };
}
