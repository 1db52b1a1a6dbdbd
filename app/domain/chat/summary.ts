import { countOf, listOf } from '../calendar/counts-in-words';
import { TOPIC_ABOUT } from '../harbor/content/guide-words';
import type { Topic } from '../listener/labels';
import type { ChatMessage } from './message';
import { type Sentiment, sentimentOf } from './sentiment';

const TOPICS_NAMED = 3;

/** What a conversation was about, by the topics that were opened in it, and its coarse tone. No word of the person's is in it. */
export function summarise(messages: readonly ChatMessage[]): { summary: string; sentiment: Sentiment } {
  const typed = messages
    .filter(({ role, isChoice }) => role === 'user' && !isChoice)
    .map(({ content }) => content);
  const own = messages.filter(({ role }) => role === 'user').length;
  const topics = [...new Set(messages.flatMap(({ step }) => topicIn(step) ?? []))];
  const named = topics.slice(0, TOPICS_NAMED).map((topic) => TOPIC_ABOUT.en[topic]);
  return {
    summary: named.length > 0 ? `You talked about ${listOf(named)}.` : countSentence(own),
    sentiment: sentimentOf(typed),
  };
}
const topicIn = (step: string | undefined): Topic | null => {
  const topic = step?.startsWith('TOPIC.') ? step.slice('TOPIC.'.length) : '';
  return topic in TOPIC_ABOUT.en && topic !== 'other' ? (topic as Topic) : null;
};

const countSentence = (count: number) =>
  count === 0 ? 'Nothing was written.' : `A short talk of ${countOf(count, 'line')}.`;
