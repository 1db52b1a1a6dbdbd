import { useRevalidator } from '@remix-run/react';
import { useEffect, useReducer, useRef, useState } from 'react';
import { useToast } from '~/components/toast/toast';
import type { CurrentChat } from '~/domain/chat/conversation';
import { Refused, sendMessage } from './send-message';
import { talkAfter, talkOf } from './talk';
import { CONNECTION_ISSUE, fallbackMessage } from './texts';

/** The conversation on the page, and how to send a message in it. `giveBack` gets the words that were not taken. */
export function useTalk(page: CurrentChat, giveBack: (text: string) => void) {
  const [talk, dispatch] = useReducer(talkAfter, page, talkOf);
  const [shown, setShown] = useState(page);
  const toast = useToast();
  const failed = useRef<{ text: string; key: string }>();
  const { revalidate } = useRevalidator();

  if (page !== shown) {
    setShown(page);
    dispatch({ type: 'loaded', page });
  }

  useEffect(() => {
    if (talk.isStale) revalidate();
  }, [talk.isStale, revalidate]);

  async function send(text: string): Promise<void> {
    // The same words again are a retry: should the first have arrived after all, its reply comes back.
    const key = failed.current?.text === text ? failed.current.key : randomKey();
    failed.current = undefined;
    dispatch({ type: 'sent', text, at: new Date().toISOString() });
    try {
      for await (const event of sendMessage(text, key)) {
        dispatch({ type: 'event', event, at: new Date().toISOString() });
      }
    } catch (error) {
      if (error instanceof Refused) {
        dispatch({ type: 'refused', message: error.message, status: error.status });
      } else {
        failed.current = { text, key };
        dispatch({ type: 'failed', fallback: fallbackMessage(new Date()) });
        toast(CONNECTION_ISSUE);
      }
      giveBack(text);
    }
  }

  return { talk, send };
}

/** crypto.randomUUID is missing on plain http; this is not. */
function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
