/** What is said to Harbor before a line, and is no part of it. */
const BEFORE =
  /^\s*(?:(?:i (?:already |just )?told (?:ye|you|u|ya)(?: (?:already|before))?\s*[.,:;!-]+|(?:like|as) i (?:already )?(?:said|told (?:you|u|ye))(?: (?:before|already))?(?:\s*[.,:;-]+|(?= [a-z]))|(?:ya )?te (?:lo )?(?:dije|digo|hab[ií]a dicho)\s*[.,:;]+|(?:pues |bueno,? )?(?:como|lo que) (?:ya )?te (?:dije|digo|dec[ií]a|cont[eé])(?:\s*[.,:;]+|(?= [a-z]))|(?:pues |bueno |ya )eso(?:\s*[.,:;]+(?:\s*que(?= ))?| que(?= ))|(?:i )?(?:dunno|don'?t know|donno)\s*[.,;-]+|i dunno,? (?=maybe |just |say |that |to )|idk\b(?! (?:what|why|how|if|when|who|where|about|him|her|them))[\s.,;-]*|(?:(?:yo )?no s[eé]|nose|ni idea|no idea|not sure|no clue)\s*[.,;]+|(?:(?:ja|je|ha|he){2,}[jh]?|lo+l|lmf?ao)\b[\s.,;!]*)\s*)+/iu;
/** The same behind it. */
const AFTER =
  /(?:\s*(?:[.,;-]\s*(?:idk|i dunno|dunno|i don'?t know|(?:yo )?no s[eé]|nose)|(?<!\b(?:and|but|because|cause|cos|that|if|i|honestly|y|pero|que|porque))\s+idk|[\s.,;](?:(?:ja|je|ha|he){2,}[jh]?|lo+l|lmf?ao))\s*[.!]*)+\s*$/iu;
/** A correction that is said to Harbor, before what is wished for: "no, that is not it. I want to know". */
const CORRECTS =
  /^\s*(?:(?:eh|oh|uh|um|ah|ay|well|pero|but|lol)[\s,.]+)*(?:no|nah|nope)\b[^.!;\n]{0,60}?\b(?:not (?:it|that|what)|isn'?t (?:it|what|that)|nothing to do with|wrong|nada q(?:ue)? ver|no (?:es|va|era) (?:eso|as[ií]|para nada|por ah[ií])|eso no (?:es|va|era)|no es lo que)\b[^.!;\n]{0,40}[.!;\n]+\s*(?=(?:(?:yo|lo que|what|all|pues|just) )?(?:i (?:want|need|wish|just want|would like|wanna)|i'?d like|i (?:wanna)|quiero|necesito|quisiera|me gustar[ií]a)\b)/iu;
/** Pages to somebody, or of one's own: whatever stands there belongs to them. */
const WHOLE = /^(?:LETTER|WRITE|GRIEF)\./;

/** A line as it is taken down at a step: without "I told you", "pues eso, que" and a laugh or not-knowing around it. */
export function withoutAsides(step: string, text: string): string {
  if (WHOLE.test(step)) return text;
  const line = text.replace(BEFORE, '').replace(CORRECTS, '').replace(BEFORE, '').replace(AFTER, '').trim();
  return line === '' || !/\p{L}/u.test(line) ? text : line;
}
