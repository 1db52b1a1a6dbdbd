import type { ReactNode } from 'react';
import { clockTime } from '~/domain/calendar/clock-in-words';
import type { ChatMessage } from '~/domain/chat/message';
import { Breath } from './breath';

interface SaidProps {
  message: ChatMessage;
  timeZone: string;
  /** Where a link to the newest words leads. */
  id?: string;
  /** Stands between the lines and the question. */
  card?: ReactNode;
  /** What else there is to say about it. */
  children?: ReactNode;
}

/** One message: who, when, and the words as they were written; of Harbor's the question apart. */
export function Said({ message, timeZone, id, card, children }: SaidProps) {
  const { role, content, timestamp, model, language, ask, exercise, tide, record } = message;
  const isYours = role === 'user';
  const lines = ask && content.endsWith(ask) ? content.slice(0, -ask.length).trimEnd() : content;
  return (
    <li className={isYours ? 'said said--you' : 'said'} id={id} tabIndex={id ? -1 : undefined}>
      <p className="said__who">
        <b>{isYours ? 'You' : 'Harbor'}</b>{' '}
        <time dateTime={timestamp}>{clockTime(new Date(timestamp), timeZone)}</time>
        {model && <span className="said__by"> worded by {model}</span>}
      </p>
      <div lang={language === 'es' ? 'es' : undefined}>
        {exercise && (
          <p className="exercise">
            <b>{exercise}</b>
          </p>
        )}
        {lines && <p className="said__text">{lines}</p>}
        {tide && <Breath tide={tide} language={language ?? 'en'} />}
        {record && <Record record={record} />}
        {card}
        {ask && <p className="said__ask">{ask}</p>}
        {children}
      </div>
    </li>
  );
}

/** A finished page of the person's own words. */
function Record({ record }: { record: NonNullable<ChatMessage['record']> }) {
  return (
    <dl className="record">
      {record.map(({ label, text }, index) => (
        <div key={index}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
