import type { Denial } from './phrase';

/** Turning somebody away, or ending the talk. */
export const ABANDONMENT: Denial = {
  id: 'deny.abandonment',
  patterns: [
    /\b(?:can't|cannot|can not|unable to|not able to|won't|will not|don't want to) (?:\w+ )?(?:continue|keep talking|talk (?:about|to you|with you)|help you|help with (?:this|that|it|your)|discuss|engage|chat|assist|respond to|go on|provide|support you)\b/,
    /\b(?:this|our) (?:conversation|chat|session) (?:is over|ends|has ended|has to end|must end|will end|is now closed)\b/,
    /\bi(?:'m| am| have to| need to|'ll| will) (?:ending|end|closing|close|leave|leaving|stop|go now) (?:this|the|our|here|you)\b(?! question)/,
    /\b(?:i have to|i must|i need to) (?:go|leave|stop)\b/,
    /\b(?:talk|go|speak) to someone else\b(?! (?:too|as well|also))/,
    /\bnot my (?:problem|job|place|concern)\b/,
    /\bstop (?:messaging|writing|texting|contacting|talking to) me\b/,
    /\bgoodbye\b(?=[.! ]*$)/,
    /\b(?:no puedo (?:ayudarte|seguir|continuar|hablar)|esta conversacion (?:termina|ha terminado)|habla con otra persona)\b/,
  ],
};
