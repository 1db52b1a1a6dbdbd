import { Form } from '@remix-run/react';
import { useRef, useState, type FormEvent, type KeyboardEvent, type Ref } from 'react';
import { useBrowserEffect } from '~/components/use-browser-effect';
import { useHydrated } from '~/components/use-hydrated';
import { COUNTER_FROM, MESSAGE_MAX } from '~/domain/chat/limits';
import { FIELDS, INTENTS, MESSAGE_ID } from './texts';

interface ComposerProps {
  text: string;
  onText: (text: string) => void;
  onSend: (text: string) => void;
  isWaiting: boolean;
  /** What was wrong with the last message. */
  error?: string;
  /** Without scripts: the same form sent twice is one message. */
  submissionKey: string;
  field: Ref<HTMLTextAreaElement>;
}

/** The message box. Without scripts it is a form like any other. */
export function Composer({ text, onText, onSend, isWaiting, error, submissionKey, field }: ComposerProps) {
  const isHydrated = useHydrated();
  const form = useEarlyText(onText);
  const cannotSend = isHydrated && (isWaiting || text.trim() === '');

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (!cannotSend) onSend(text.trim());
  }
  function handleKey(event: KeyboardEvent<HTMLTextAreaElement>) {
    // While an input method is composing, Enter belongs to it.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (!cannotSend) onSend(text.trim());
  }

  return (
    <Form method="post" action="/chat" ref={form} className="composer" noValidate onSubmit={handleSubmit}>
      <input type="hidden" name={FIELDS.key} value={submissionKey} />
      <label htmlFor={MESSAGE_ID}>Your message</label>
      {error && (
        <p className="field__error" id="message-error">
          {error}
        </p>
      )}
      <div className="composer__row">
        <textarea
          className="input"
          id={MESSAGE_ID}
          name={FIELDS.message}
          ref={field}
          rows={2}
          value={text}
          onChange={(event) => onText(event.target.value)}
          onKeyDown={handleKey}
          aria-describedby={error ? 'message-error message-hint' : 'message-hint'}
          aria-invalid={error ? true : undefined}
          autoComplete="off"
        />
        <button className="button" name="intent" value={INTENTS.send} disabled={cannotSend}>
          Send
        </button>
      </div>
      <p className="composer__hint" id="message-hint">
        <span className="composer__keys">Enter sends, Shift + Enter begins a new line. </span>
        <Counter length={text.length} />
      </p>
    </Form>
  );
}

function Counter({ length }: { length: number }) {
  if (length < COUNTER_FROM) return <>Up to {MESSAGE_MAX.toLocaleString('en')} characters.</>;
  const left = MESSAGE_MAX - length;
  if (left >= 0) return <b>{left === 1 ? '1 character' : `${left} characters`} left.</b>;
  return <b className="composer__over">{-left} too many: please send it in two parts.</b>;
}

/** What was typed while the scripts were still on their way is taken over, once. */
function useEarlyText(onText: (text: string) => void) {
  const form = useRef<HTMLFormElement>(null);
  const [take] = useState(() => onText);
  useBrowserEffect(() => {
    const typed = form.current?.querySelector('textarea');
    if (typed && typed.value !== typed.defaultValue) take(typed.value);
  }, [take]);
  return form;
}
