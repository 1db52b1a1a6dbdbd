import type { Denial } from './phrase';

/** Asking for a promise to stay alive: it helps nobody and shames the one who cannot give it. */
export const CONTRACT: Denial = {
  id: 'deny.contract',
  patterns: [
    /(?<!can't |cannot |not )\bpromise (?:me|that you|you|not to|to)\b/,
    /\b(?:can|could|will|would) you (?:please )?promise\b/,
    /\bgive me your word\b/,
    /\bswear (?:to me|that you|you)\b/,
    /\b(?:sign|make|agree to) (?:a |an |this )?(?:no-suicide |safety |no suicide )?(?:contract|pact|agreement|deal)\b/,
    /\bmake me a promise\b/,
    /\b(?:prometeme|me prometes|juramelo|promete que)\b/,
  ],
};
