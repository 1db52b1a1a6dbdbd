import { Link } from '@remix-run/react';
import { useRef, useState } from 'react';
import { CrisisCard } from '~/components/chat/crisis-card';
import { ErrorSummary } from '~/components/form/error-summary';
import { OutsideAiQuestion } from '~/components/outside-ai/outside-ai-question';
import { BackLink } from '~/components/shell/back-link';
import { CrisisLines } from '~/components/shell/crisis-lines';
import type { CurrentChat } from '~/domain/chat/conversation';
import { isCrisis } from '~/domain/safety/types';
import { ChatMenu } from './chat-menu';
import { Composer } from './composer';
import { Messages } from './messages';
import { MESSAGE_ID, NEWEST_ID } from './texts';
import { useNewestInSight } from './use-newest-in-sight';
import { useTalk } from './use-talk';
import { WhoReads } from './who-reads';
import type { ChatFailure } from './act.server';

interface ChatPageProps {
  page: CurrentChat & {
    timeZone: string;
    submissionKey: string;
    service: string | null;
    question: OutsideAi;
  };
  /** Of a message that was sent without scripts and not taken. */
  failure: ChatFailure | undefined;
}

const LONG = 8;
type OutsideAi = Parameters<typeof OutsideAiQuestion>[0]['question'];

export function ChatPage({ page, failure }: ChatPageProps) {
  const [text, setText] = useState(failure?.draft ?? '');
  const field = useRef<HTMLTextAreaElement>(null);
  const giveBack = (words: string) => setText((now) => (now.trim() ? `${words}\n${now}` : words));
  const { talk, send } = useTalk(page, giveBack);
  const fallback = failure?.fallback ? [{ ...failure.fallback, isOnlyHere: true }] : [];
  const messages = talk.messages === page.messages ? [...talk.messages, ...fallback] : talk.messages;
  const own = messages.filter(({ role }) => role === 'user').length;
  const { end, isAway, goToEnd } = useNewestInSight(`${messages.length}.${talk.arriving}`, own);
  const risk = failure?.risk ?? talk.risk;
  const isOpenRisk = isCrisis(risk.level);

  function handleSend(words: string) {
    setText('');
    field.current?.focus();
    void send(words);
  }

  return (
    <div className="chat">
      <div className="chat__head">
        <BackLink to="/">Back to home</BackLink>
        <h1>Harbor</h1>
        <WhoReads service={page.service} />
        <OutsideAiQuestion question={page.question} redirectTo="/chat" />
        <ChatMenu id={talk.id} hasEarlier={page.hasEarlier} />
        {messages.length > LONG && (
          <p>
            <a href={`#${NEWEST_ID}`}>To the newest message</a>
          </p>
        )}
      </div>
      <Messages {...talk} messages={messages} timeZone={page.timeZone} />
      <div ref={end} className="chat__end" />
      <div className="dock">
        {isOpenRisk && <CrisisCard language={risk.language} />}
        {risk.level === 'concern' && (
          <p className="dock__help">
            <CrisisLines lead="If it gets heavier, you can" />
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
          isWaiting={talk.isWaiting}
          submissionKey={page.submissionKey}
          field={field}
        />
      </div>
    </div>
  );
}

function Refusal({ message, status }: { message: string; status: number }) {
  return (
    <p className="field__error" role="alert">
      <span>
        {message}{' '}
        {status === 401 && <Link to="/auth?redirectTo=%2Fchat">Log in (copy your words first)</Link>}
      </span>
    </p>
  );
}
