import { bareWords } from './words/normal';

const IDEAS =
  /\b(?:what (?:should|can|could|do) i (?:do|try)|what would (?:you (?:do|suggest)|help)|any (?:ideas?|tips?|advice|suggestions?)|(?:give|tell) me (?:some |an? |your )?(?:ideas?|tips?|advice|suggestions?|something)|how (?:do|can|should) i (?:stop|deal|cope|handle|get (?:through|over|better)|fix|calm|sleep|feel|make|manage|fall|focus|relax|start|talk|tell|help myself)|i (?:need|want) (?:some )?(?:advice|ideas|tips)|what helps|can you help me)\b/;

/** They ask for something to try: that is the permission. */
export const asksForIdeas = (text: string): boolean => IDEAS.test(bareWords(text));
