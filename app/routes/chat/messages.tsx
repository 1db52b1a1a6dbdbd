import { CrisisCard, firstLineOf } from '~/components/chat/crisis-card';
import { Notice } from '~/components/chat/notice';
import { Said } from '~/components/chat/said';
import { StepLinks } from '~/components/chat/step-links';
import type { Helper } from '~/domain/safety-plan/helpers';
import type { ShownMessage, Talk } from './talk';
import { NEWEST_ID } from './texts';

interface MessagesProps {
  talk: Pick<Talk, 'id' | 'isWaiting' | 'arriving' | 'arrivingBy'>;
  messages: readonly ShownMessage[];
  timeZone: string;
  helper: Helper | undefined;
  legalNotices: Readonly<Record<'en' | 'es', string>> | null;
}

/**
 * The conversation. Whole messages are in the log, which a screen reader reads out once each; the reply that is still
 * arriving stands below it, for the eye only, until it is whole.
 */
export function Messages({ talk, messages, timeZone, helper, legalNotices }: MessagesProps) {
  const newest = messages.findLastIndex(({ role, isOnlyHere }) => role === 'assistant' && !isOnlyHere);
  // Whole the first time it is shown in a row of replies with it, in each language and for each country.
  const firstCard = messages.findIndex(
    (message) => message.hasCard && isOfSameCard(message, messages[newest]) && !isOnlyAsked(message),
  );
  return (
    <>
      <div role="log" aria-label="Conversation">
        <ol className="talk">
          {messages.flatMap((message, index) => {
            const { hasCard, hasNotice, language = 'en', links = [], role, isOnlyHere } = message;
            const isNewest = index === newest;
            const isAsked = isOnlyAsked(message);
            const said = (
              <Said
                key={index}
                message={message}
                timeZone={timeZone}
                id={isNewest && (!hasNotice || isAsked) ? NEWEST_ID : undefined}
                card={
                  isNewest &&
                  hasCard && (
                    <CrisisCard
                      language={language}
                      helper={helper}
                      isAbroad={message.isAbroad}
                      country={message.country}
                      line={firstLineOf(message.step, links)}
                      isShort={index !== firstCard || isAsked}
                    />
                  )
                }
              >
                {isNewest && (
                  <StepLinks
                    links={links}
                    language={language}
                    helper={helper}
                    chatId={talk.id}
                    country={message.country}
                  />
                )}
                {isOnlyHere && role === 'user' && (
                  <p className="said__unsent" lang="en">
                    This did not get through.
                  </p>
                )}
              </Said>
            );
            return hasNotice
              ? [
                  <li
                    className="said"
                    key={`notice-${index}`}
                    id={isNewest && !isAsked ? NEWEST_ID : undefined}
                    tabIndex={isNewest && !isAsked ? -1 : undefined}
                  >
                    <Notice language={language} legal={legalNotices} />
                  </li>,
                  said,
                ]
              : [said];
          })}
        </ol>
      </div>
      {talk.isWaiting && (
        <div className="said talk__arriving" aria-hidden="true">
          <p className="said__who">
            <b>Harbor</b>
            {talk.arrivingBy && <span className="said__by"> worded by {talk.arrivingBy}</span>}
          </p>
          {talk.arriving && <p className="said__text">{talk.arriving}</p>}
          <Typing />
        </div>
      )}
    </>
  );
}

const isOfSameCard = (one: ShownMessage, other: ShownMessage | undefined): boolean =>
  one.language === other?.language && one.isAbroad === other?.isAbroad && one.country === other?.country;

/** A question and its card at a concern: its buttons are to be in sight with the numbers, before any notice. */
const isOnlyAsked = ({ asks, hasCard, level }: ShownMessage): boolean =>
  asks === true && hasCard === true && level === 'concern';

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
