import type { CompanionReply, CompanionTurn } from './types';

export function replyTo({ text, memory, state }: CompanionTurn): CompanionReply {
  return {
    text:
      state.level === 'crisis'
        ? 'I am an AI. Are you safe right now? Call or text 988.'
        : `You said: ${text.slice(0, 40)}. Tell me more. I am here.`,
    memory: { ...memory, turn: memory.turn + 1 },
    asked: null,
    source: 'fallback',
    topic: null,
  };
}
