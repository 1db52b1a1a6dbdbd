/** The Message-ID of a mail: its id, at the host that it comes from. */
export function messageIdOf(id: string, from: string): string {
  const host = /@([\w.-]+)>?\s*$/.exec(from)?.[1] ?? 'localhost';
  return `<${id}@${host}>`;
}
