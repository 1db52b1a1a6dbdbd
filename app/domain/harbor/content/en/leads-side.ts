/** Lines for what stands beside something else in a text. */
export const SIDE_LEADS_EN = {
  'made.trade': [
    'What trade they have I cannot show you, so count on none.',
    'I can show you no title of theirs, so do not take me for an expert.',
  ],
};
