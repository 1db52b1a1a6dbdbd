import { Form, Link } from '@remix-run/react';
import { INTENTS } from './texts';

interface ChatMenuProps {
  /** Null when nothing is stored yet. */
  id: string | null;
  hasEarlier: boolean;
}

/** What can be done with a conversation. */
export function ChatMenu({ id, hasEarlier }: ChatMenuProps) {
  if (!id && !hasEarlier) return null;
  return (
    <details className="chat__menu">
      <summary>Your conversations</summary>
      <ul>
        {id && (
          <>
            <li>
              <Form method="post" action="/chat">
                <button className="button button--quiet button--flush" name="intent" value={INTENTS.startNew}>
                  Start a new conversation
                </button>
              </Form>
            </li>
            <li>
              <a href={`/chat/${id}/download`} download>
                Download this conversation
              </a>
            </li>
            <li>
              <Link to={`/chat/${id}?confirm=delete`}>Delete this conversation</Link>
            </li>
          </>
        )}
        {hasEarlier && (
          <li>
            <Link to="/chat/earlier">Earlier conversations</Link>
          </li>
        )}
      </ul>
    </details>
  );
}
