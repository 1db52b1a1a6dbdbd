import { useRevalidator } from '@remix-run/react';
import { useEffect, useReducer, useRef, useState } from 'react';
import { useToast } from '~/components/toast/toast';
import type { CurrentChat } from '~/domain/chat/conversation';
import { NOT_SAFE, NOT_SAFE_SAID } from '~/domain/harbor/content/not-safe';
import { Refused, sendTurn, type Sent } from './send-message';
import { talkAfter, talkOf } from './talk';
import { CONNECTION_ISSUE, fallbackMessage } from './texts';

/** The conversation on the page, and how to send a message in it. `giveBack` gets the words that were not taken. */
export function useTalk(
  page: Pick<CurrentChat, 'id' | 'messages' | 'risk'>,
  giveBack: (text: string) => void,
) {
  const [talk, dispatch] = useReducer(talkAfter, page, talkOf);
  const [shown, setShown] = useState(page);
  const toast = useToast();
  const failed = useRef<{ text: string; key: string }>();
  const newestTurn = useRef(0);
  const isHelpAwaited = useRef(false);
  const { revalidate } = useRevalidator();

  if (page !== shown) {
    setShown(page);
    dispatch({ type: 'loaded', page });
  }

  useEffect(() => {
    if (talk.isStale) revalidate();
  }, [talk.isStale, revalidate]);

  /** Whether the turn was taken. */
  async function take(sent: Sent, key: string, silenceMs?: number): Promise<boolean> {
    const turn = (newestTurn.current += 1);
    // "I am not safe right now" does not wait for the reply before it: that one is read from the server afterwards.
    const isOvertaken = () => turn !== newestTurn.current;
    try {
      for await (const event of sendTurn(sent, key, silenceMs)) {
        if (!isOvertaken()) dispatch({ type: 'event', event, at: new Date().toISOString() });
      }
      if (isOvertaken()) revalidate();
      return true;
    } catch (error) {
      if (isOvertaken()) revalidate();
      else if (error instanceof Refused) {
        dispatch({ type: 'refused', message: error.message, status: error.status });
      } else {
        if ('message' in sent) failed.current = { text: sent.message, key };
        const what = 'message' in sent ? 'message' : 'choice';
        dispatch({ type: 'failed', fallback: fallbackMessage(new Date(), what) });
        toast(CONNECTION_ISSUE);
      }
      return false;
    }
  }

  async function send(text: string): Promise<void> {
    // The same words again are a retry: should the first have arrived after all, its reply comes back.
    const key = failed.current?.text === text ? failed.current.key : randomKey();
    failed.current = undefined;
    dispatch({ type: 'sent', text, at: new Date().toISOString() });
    if (!(await take({ message: text }, key))) giveBack(text);
  }

  /** Presses a button; one of an earlier reply is answered by the newest buttons. */
  async function choose(choice: string): Promise<void> {
    const isHelp = choice === NOT_SAFE;
    if (isHelp && isHelpAwaited.current) return;
    if (isHelp) isHelpAwaited.current = true;
    const pressed = talk.messages
      .findLast((message) => message.choices)
      ?.choices?.find(({ id }) => id === choice);
    const text = isHelp ? NOT_SAFE_SAID[talk.risk.language] : (pressed?.label ?? null);
    dispatch({
      type: 'sent',
      text: pressed?.isSilent ? null : text,
      at: new Date().toISOString(),
      isChoice: true,
    });
    const isTaken = await take({ choice }, randomKey(), isHelp ? HELP_SILENCE_MS : undefined);
    if (isHelp) isHelpAwaited.current = false;
    // Whatever stands in the way, the numbers are there.
    if (!isTaken && isHelp) window.location.assign('/safety');
  }

  return { talk, send, choose };
}

/** A person who is not safe waits no longer than this for Harbor: then the page with the numbers opens. */
const HELP_SILENCE_MS = 6_000;

/** crypto.randomUUID is missing on plain http; this is not. */
function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
