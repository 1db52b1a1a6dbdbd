import type { ReactNode } from 'react';
import type { ChatMessage } from '~/domain/chat/message';
import { clockTime } from '~/domain/chat/clock-time';

interface SaidProps {
  message: ChatMessage;
  timeZone: string;
  /** Where a link to the newest words leads. */
  id?: string;
  /** What else there is to say about it. */
  children?: ReactNode;
}

/** One message: who, when, and the words as they were written. */
export function Said({ message, timeZone, id, children }: SaidProps) {
  const { role, content, timestamp, model } = message;
  const isYours = role === 'user';
  return (
    <li className={isYours ? 'said said--you' : 'said'} id={id}>
      <p className="said__who">
        <b>{isYours ? 'You' : 'Harbor'}</b> <time dateTime={timestamp}>{clockTime(timestamp, timeZone)}</time>
        {model && <span className="said__by"> worded by {model}</span>}
      </p>
      <p className="said__text">{content}</p>
      {children}
    </li>
  );
}
