import { Said } from '~/components/chat/said';
import type { ShownMessage } from './talk';
import { NEWEST_ID } from './texts';

interface MessagesProps {
  messages: readonly ShownMessage[];
  timeZone: string;
  isWaiting: boolean;
  /** The reply as far as it has come. */
  arriving: string;
}

/**
 * The conversation. Whole messages are in the log, which a screen reader reads out once each; the reply that is still
 * arriving stands below it, for the eye only, until it is whole.
 */
export function Messages({ messages, timeZone, isWaiting, arriving }: MessagesProps) {
  const newest = messages.findLastIndex(({ role, isOnlyHere }) => role === 'user' && !isOnlyHere);
  return (
    <>
      <div role="log" aria-label="Conversation">
        <ol className="talk">
          {messages.map((message, index) => (
            <Said
              key={index}
              message={message}
              timeZone={timeZone}
              id={index === Math.max(newest, 0) ? NEWEST_ID : undefined}
            >
              {message.isOnlyHere && message.role === 'user' && (
                <p className="said__unsent">This did not get through.</p>
              )}
            </Said>
          ))}
        </ol>
      </div>
      {isWaiting && (
        <div className="said talk__arriving" aria-hidden="true">
          <p className="said__who">
            <b>Harbor</b>
          </p>
          {arriving ? <p className="said__text">{arriving}</p> : <Typing />}
        </div>
      )}
    </>
  );
}

function Typing() {
  return (
    <p className="typing">
      Harbor is typing
      <span className="typing__dot" />
      <span className="typing__dot" />
      <span className="typing__dot" />
    </p>
  );
}
