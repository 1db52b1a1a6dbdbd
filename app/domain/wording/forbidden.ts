/** What no worded text may say, whatever was computed: the numbers show what moves together, never why. */
const FORBIDDEN: readonly (readonly [rule: string, pattern: RegExp])[] = [
  [
    'cause',
    /\b(?:because|cause[sd]?|causing|causal\w*|due to|owing to|thanks to|lead(?:s|ing)? to|led to|results? in|resulted in|resulting (?:in|from)|results? from|as a result|consequen\w+|therefore|hence|that'?s why|(?:is|was|are|be) why|explains?|explained by|the reasons?|reason (?:for|behind|why))\b/,
  ],
  ['cause', /\b(?:mak(?:es?|ing)|made) (?:you|your|it|things|people|everything)\b/],
  [
    'cause',
    /\b(?:affect(?:s|ed|ing)?|impact(?:s|ed|ing)?|influenc(?:e|es|ed|ing)|trigger(?:s|ed|ing)?|driv(?:es?|en|ing) (?:by|your|the)|drove|stems? from|stemming|stemmed|brought (?:on|about)|brings? (?:on|about)|contribut\w+|responsible for|root of|behind your|fuel(?:s|led|ed|ing)?|produc(?:es|ed))\b/,
  ],
  [
    'cause',
    /\b(?:improv(?:es|ed)|boost(?:s|ed)|lift(?:s|ed)|rais(?:es|ed)|lower(?:s|ed)|reduc(?:es|ed)|worsen(?:s|ed)|hurt(?:s|ing)?|harm(?:s|ed)|helped|drain(?:s|ed)) (?:your|you|the|mood|energy|sleep|focus|stress|anxiety)\b/,
  ],
  [
    'cause',
    /\bwill (?:make|improve|feel|boost|lift|raise|fix|cure|solve|reduce|lower|give you|help you (?:feel|sleep))\b/,
  ],
  [
    'diagnosis',
    /\b(?:depress\w*|disorders?|bipolar|adhd|ptsd|ocd|autis\w+|schizo\w*|psycho(?:sis|tic)|mani(?:a|c)|insomnia\w*|syndromes?|symptom\w*|diagnos\w*|clinical\w*|illness\w*|patholog\w*|patients?|phq|gad|suffer(?:s|ing)? from)\b/,
  ],
  [
    'medicine',
    /\b(?:medicat\w+|medicines?|antidepress\w*|ssris?|dos(?:e|es|age)|pills?|drugs?|supplements?|melatonin|prescri\w+|treatments?|cures?|mg)\b/,
  ],
  ['link', /https?:|www\.|\S@\S+\.\S|[<>]/],
];

/** The rule that a text breaks, or undefined. */
export function forbiddenIn(text: string): string | undefined {
  const plain = text.normalize('NFKC').replace(/[‘’]/g, "'").replace(/\s+/g, ' ').toLowerCase();
  return FORBIDDEN.find(([, pattern]) => pattern.test(plain))?.[0];
}
