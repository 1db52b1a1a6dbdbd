import { sentimentOf, type Sentiment } from './sentiment';
import { topicOf } from './topics';
import { countWords } from './words/normal';
import { phraseOf } from './words/phrase';

const TOPICS_NAMED = 3;

interface SpokenMessage {
  role: string;
  content: string;
}

/** What a conversation was about, from the person's own words and the topics found in them, and its coarse tone. */
export function summarise(messages: readonly SpokenMessage[]): { summary: string; sentiment: Sentiment } {
  const own = messages.filter(({ role }) => role === 'user').map(({ content }) => content);
  const sentences = [topicSentence(own), phraseSentence(own)].filter((sentence) => sentence !== null);
  const summary = sentences.length > 0 ? sentences.join(' ') : countSentence(own.length);
  return { summary, sentiment: sentimentOf(own) };
}

function topicSentence(texts: readonly string[]): string | null {
  const labels = texts.flatMap((text) => topicOf(text)?.flow.label ?? []);
  const counts = new Map<string, number>();
  labels.forEach((label) => counts.set(label, (counts.get(label) ?? 0) + 1));
  const named = [...counts].sort((a, b) => b[1] - a[1]).map(([label]) => label);
  return named.length > 0 ? `You talked about ${listOf(named.slice(0, TOPICS_NAMED))}.` : null;
}

function phraseSentence(texts: readonly string[]): string | null {
  const phrases = texts
    .flatMap((text) => phraseOf(text) ?? [])
    .filter(({ isHarsh, isFragment }) => !isHarsh && !isFragment);
  const best = phrases.sort((a, b) => countWords(b.text) - countWords(a.text))[0];
  return best ? `You said ${best.text}.` : null;
}

const countSentence = (count: number) =>
  count === 0 ? 'Nothing was written.' : `A short talk of ${count} ${count === 1 ? 'message' : 'messages'}.`;

const listOf = (names: readonly string[]) =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
