import type { ChatMessage } from './message';

/** An earlier reply: its buttons are gone, its words stay. */
export function withoutChoices<Message extends ChatMessage>(message: Message): Message {
  if (!message.choices) return message;
  const { choices: _choices, isRating: _isRating, ...kept } = message;
  return kept as Message;
}
