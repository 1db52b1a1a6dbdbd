import type { Draft } from '../draft';
import { slotOf } from '../slots';
import type { CompanionMemory } from '../types';

const SAD = /(?:😢|😭|😞|😔|😟|🙁|☹|😣|😖|😩|😫|💔|😿|🥺|😥|😓)/u;
const ANGRY = /(?:😠|😡|🤬|👿|😤)/u;
const GLAD = /(?:😀|😃|😄|😁|😊|🙂|😂|🤣|🥳|🎉|❤|💕|😍|🥰|👍|🙌|😎|💪|✨)/u;
const UNEASY = /(?:😰|😨|😱|😧|😬|🤯|😵)/u;

const HEAR = {
  sad: [
    'That looks sad.',
    'A sad face says a lot.',
    'I see tears, or something close to them.',
    'That face looks heavy.',
  ],
  angry: [
    'That looks angry.',
    'I see the steam coming off that one.',
    'That face is not happy with something.',
  ],
  glad: ['That looks like a good moment.', 'A bright face, good.', 'I see something light there.'],
  uneasy: ['That looks like fear, or a lot at once.', 'That face looks tense.', 'I see some alarm there.'],
  plain: ['No words is okay, too.', 'I see you, even without words.', 'A sign is a start.'],
} as const;

const ASK = [
  'What is behind it?',
  'Which word would go with it?',
  'What happened?',
  'What is it about?',
  'Can you put one word next to it?',
];

/** Whether there is not one letter or digit in a message. */
export const isWordless = (text: string): boolean => !/[\p{L}\p{N}]/u.test(text);

export function wordlessReply(text: string, memory: CompanionMemory): Draft {
  const tone = SAD.test(text)
    ? 'sad'
    : ANGRY.test(text)
      ? 'angry'
      : UNEASY.test(text)
        ? 'uneasy'
        : GLAD.test(text)
          ? 'glad'
          : 'plain';
  return {
    slots: [
      slotOf('hear', `wordless.${tone}`, HEAR[tone]),
      memory.quiet ? null : slotOf('ask', 'wordless.ask', ASK),
    ],
    source: 'flow',
    topic: 'wordless',
    memory: {},
  };
}
