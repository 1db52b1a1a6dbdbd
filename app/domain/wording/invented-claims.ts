const KINDS: readonly (readonly [rule: string, pattern: RegExp])[] = [
  [
    'direction',
    /\b(?:(?:going|gone|went|goes|heading|trending|is|are) up|higher|ris(?:e|es|ing|en)|rose|climb\w*|increas\w*|improv\w*|getting better)\b/,
  ],
  [
    'direction',
    /\b(?:(?:going|gone|went|goes|heading|trending|is|are) down|lower|falling|fallen|fell(?! asleep)|dropp\w*|declin\w*|decreas\w*|worse\w*)\b/,
  ],
  [
    'tie',
    /\b(?:mov(?:e|es|ed|ing) (?:together|along)|go(?:es)? (?:together|hand in hand)|link(?:s|ed)?|tied|correlat\w*|in step)\b/,
  ],
];

/** The kind of claim that a text makes and the original does not: a direction, or a tie of two things. Else undefined. */
export function inventedClaim(text: string, original: string): string | undefined {
  const [worded, ours] = [text, original].map((one) => one.normalize('NFKC').toLowerCase());
  return KINDS.find(([, pattern]) => pattern.test(worded ?? '') && !pattern.test(ours ?? ''))?.[0];
}
