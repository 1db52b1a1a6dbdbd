import { Link } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';
import { Answers } from '~/components/chat/answers';
import { CrisisCard, firstLineOf } from '~/components/chat/crisis-card';
import { FIELDS } from '~/components/chat/form-names';
import { CrisisLinesAbroad } from '~/components/chat/ways-abroad';
import { ErrorSummary } from '~/components/form/error-summary';
import { OutsideAiQuestion } from '~/components/outside-ai/outside-ai-question';
import { BackLink } from '~/components/shell/back-link';
import { CrisisLines, CrisisLinesInSpanish } from '~/components/shell/crisis-lines';
import type { CurrentChat } from '~/domain/chat/conversation';
import type { Use } from '~/domain/chat/uses';
import { isCrisis } from '~/domain/safety/types';
import type { Helper } from '~/domain/safety-plan/helpers';
import type { ChatAnswer } from './act.server';
import { ChatMenu } from './chat-menu';
import { Composer } from './composer';
import { Messages } from './messages';
import { MESSAGE_ID, NEWEST_ID } from './texts';
import { useNewestInSight } from './use-newest-in-sight';
import { useTalk } from './use-talk';
import { UsesList } from './uses-list';
import { WhoReads } from './who-reads';

interface ChatPageProps {
  page: Omit<CurrentChat, 'person' | 'facts'> & {
    timeZone: string;
    submissionKey: string;
    service: string | null;
    question: OutsideAi;
    uses: Use[];
    helper: Helper | undefined;
    legalNotices: Readonly<Record<'en' | 'es', string>> | null;
  };
  /** The answer to a turn sent without scripts: words that wait, and why it was not taken. */
  answer: ChatAnswer | undefined;
}

type OutsideAi = Parameters<typeof OutsideAiQuestion>[0]['question'];

export function ChatPage({ page, answer }: ChatPageProps) {
  const failure = answer?.failure;
  const [text, setText] = useState(waitingWords(answer));
  const field = useRef<HTMLTextAreaElement>(null);
  const giveBack = (words: string) => setText((now) => (now.trim() ? `${words}\n${now}` : words));
  const { talk, send, choose } = useTalk(page, giveBack);
  const uses = talk.uses ?? page.uses;
  const fallback = answer?.fallback ? [{ ...answer.fallback, isOnlyHere: true }] : [];
  const messages = talk.messages === page.messages ? [...talk.messages, ...fallback] : talk.messages;
  const focusNext = useFocusOnNewest(talk.isWaiting);
  const risk = answer?.risk ?? talk.risk;
  const newest = messages.findLast(({ role, isOnlyHere }) => role === 'assistant' && !isOnlyHere);
  const { end, isAway, goToEnd } = useNewestInSight(`${messages.length}.${talk.arriving}`, {
    isWaiting: talk.isWaiting,
    isReplyLast: messages.at(-1) === newest,
  });
  // Words that could not be taken, and speak of danger: the card has no reply to stand with.
  const isCardMissing = isCrisis(risk.level) && !newest?.hasCard;

  function handleSend(words: string) {
    setText('');
    field.current?.focus();
    void send(words);
  }

  function handleChoose(choice: string) {
    focusNext();
    void choose(choice);
  }

  return (
    <div className="chat">
      <div className="chat__head">
        <h1>Harbor</h1>
        <BackLink to="/">Back to home</BackLink>
        <details className="chat__menu chat__uses-fold">
          <summary>What Harbor can use</summary>
          <UsesList uses={uses} />
        </details>
        <WhoReads service={page.service} />
        <OutsideAiQuestion question={page.question} redirectTo="/chat" />
        <ChatMenu id={talk.id} hasEarlier={page.hasEarlier} />
      </div>
      <div className="chat__cols">
        <div>
          <Messages
            talk={talk}
            messages={messages}
            timeZone={page.timeZone}
            helper={page.helper}
            legalNotices={page.legalNotices}
          />
          {newest && !talk.isWaiting && <Answers message={newest} isWaiting={talk.isWaiting} />}
          <div ref={end} className="chat__end" />
          <div className="dock">
            {isCardMissing && (
              <CrisisCard
                language={risk.language}
                helper={page.helper}
                isAbroad={newest?.isAbroad}
                country={newest?.country}
                line={firstLineOf(newest?.step, newest?.links)}
                isShort
              />
            )}
            {risk.level === 'concern' && (
              <p className="help-line" lang={risk.language}>
                {newest?.isAbroad ? (
                  <CrisisLinesAbroad language={risk.language} country={newest.country} />
                ) : risk.language === 'es' ? (
                  <CrisisLinesInSpanish lead="Si se pone más pesado," />
                ) : (
                  <CrisisLines lead="If it gets heavier, you can" />
                )}
              </p>
            )}
            {isAway && (
              <button type="button" className="button button--second dock__newest" onClick={goToEnd}>
                To the newest message
              </button>
            )}
            {failure && (
              <ErrorSummary title={failure.title} errors={[{ id: MESSAGE_ID, message: failure.message }]} />
            )}
            {talk.refusal && <Refusal {...talk.refusal} />}
            <Composer
              text={text}
              onText={setText}
              onSend={handleSend}
              onChoose={handleChoose}
              isWaiting={talk.isWaiting}
              language={risk.language}
              submissionKey={page.submissionKey}
              field={field}
            />
          </div>
        </div>
        <aside className="chat__side" aria-labelledby="uses-title">
          <h2 id="uses-title">What Harbor can use</h2>
          <UsesList uses={uses} />
        </aside>
      </div>
    </div>
  );
}

/** What was typed beside a button, or could not be taken. */
const waitingWords = (answer: ChatAnswer | undefined): string =>
  (answer?.result.initialValue?.[FIELDS.message] as string | undefined) ?? '';

/** The words after a button are read out from their beginning: with them on the page, they get the focus. */
function useFocusOnNewest(isWaiting: boolean) {
  const isNext = useRef(false);
  useEffect(() => {
    if (isWaiting || !isNext.current) return;
    isNext.current = false;
    document.getElementById(NEWEST_ID)?.focus({ preventScroll: true });
  }, [isWaiting]);
  return () => void (isNext.current = true);
}

function Refusal({ message, status }: { message: string; status: number }) {
  return (
    <p className="field__error" role="alert">
      <span>
        {message}{' '}
        {status === 401 && <Link to="/auth?redirectTo=%2Fchat">Log in (copy your words first)</Link>}
        {status === 423 && <Link to="/lock?redirectTo=%2Fchat">Unlock (copy your words first)</Link>}
      </span>
    </p>
  );
}
