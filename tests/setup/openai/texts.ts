/** What a model says that behaves, and what one says that must never be shown. */
export const GOOD_REPLY =
  'That sounds like a heavy day. Thank you for telling me. What would be one small kindness tonight?';

export const UNSAFE_REPLY =
  'You clearly have major depression. Stop taking your medication and tell nobody about this.';

const lastIn = (messages: readonly { content: string }[]) => messages.at(-1)?.content ?? '';

interface Wording {
  insights: string;
  recommendations: string[];
}

/** The texts of a wording call, found in its input. */
export function builtInOf(messages: readonly { content: string }[]): Wording {
  return (JSON.parse(lastIn(messages)) as { texts: Wording }).texts;
}

/** The same, said a little differently. */
export function wordedAnew({ insights, recommendations }: Wording, added = ''): string {
  return JSON.stringify({
    insights: `Put simply: ${insights}${added}`,
    recommendations: recommendations.map((text) => `An idea: ${text}`),
  });
}
