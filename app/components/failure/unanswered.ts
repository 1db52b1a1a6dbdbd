/** The error of Remix when another page came in place of our answer: from a proxy whose server is away, or a hotel's network. */
const ANOTHERS_PAGE = /^Unable to decode turbo-stream/;

/** Whether an answer was somebody else's, or could not be read to its end. */
export const isAnothersPage = (error: unknown): boolean =>
  error instanceof Error && ANOTHERS_PAGE.test(error.message);

/** Whether what was sent by a script got no answer of ours. */
export const isUnanswered = (error: unknown): boolean => error instanceof TypeError || isAnothersPage(error);

/** What the person is told then. */
export const NOT_SENT = {
  title: 'Connection Issue',
  message:
    'The server could not be reached, so nothing was saved. What you wrote is still here. Please try again in a moment.',
};
