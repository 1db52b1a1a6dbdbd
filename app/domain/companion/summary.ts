export function summarise(messages: { role: string; content: string }[]) {
  return { summary: `Talked over ${messages.length} messages`, sentiment: 'mixed' };
}
