import { Form } from '@remix-run/react';
import { LifeBuoy } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, type Ref, useRef, useState } from 'react';
import { FIELDS, FORM_ID } from '~/components/chat/form-names';
import { useBrowserEffect } from '~/components/use-browser-effect';
import { useHydrated } from '~/components/use-hydrated';
import { countOf, figure } from '~/domain/calendar/counts-in-words';
import { COUNTER_FROM, MESSAGE_MAX } from '~/domain/chat/limits';
import { NOT_SAFE, NOT_SAFE_SAID } from '~/domain/harbor/content/not-safe';
import { COMPOSER_WORDS, INTENTS, MESSAGE_ID, NEWEST_ID } from './texts';

interface ComposerProps {
  text: string;
  onText: (text: string) => void;
  onSend: (text: string) => void;
  /** A button of the newest reply, or "I am not safe right now". */
  onChoose: (choice: string) => void;
  isWaiting: boolean;
  language: 'en' | 'es';
  /** What was wrong with the last message. */
  error?: string;
  /** Without scripts: the same form sent twice is one message. */
  submissionKey: string;
  field: Ref<HTMLTextAreaElement>;
}

/** The message box. Without scripts it is a form like any other; the reply's buttons are submits of it. */
export function Composer(props: ComposerProps) {
  const { text, onText, onSend, onChoose, isWaiting, language, error, submissionKey, field } = props;
  const words = COMPOSER_WORDS[language];
  const lang = language === 'en' ? undefined : language;
  const isHydrated = useHydrated();
  const form = useEarlyText(onText);
  const cannotSend = isHydrated && (isWaiting || text.trim() === '');

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    const isChoice = submitter instanceof HTMLButtonElement && submitter.name === FIELDS.choice;
    if (isChoice) {
      if (!isWaiting || submitter.value === NOT_SAFE) onChoose(submitter.value);
    } else if (!cannotSend) onSend(text.trim());
  }
  function handleKey(event: KeyboardEvent<HTMLTextAreaElement>) {
    // While an input method is composing, Enter belongs to it.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (!cannotSend) onSend(text.trim());
  }

  return (
    <Form
      id={FORM_ID}
      method="post"
      action={`/chat#${NEWEST_ID}`}
      ref={form}
      className="composer"
      noValidate
      onSubmit={handleSubmit}
    >
      <input type="hidden" name={FIELDS.key} value={submissionKey} />
      <div className="dock__top">
        <label htmlFor={MESSAGE_ID} lang={lang}>
          {words.message}
        </label>{' '}
        <button className="unsafe" name={FIELDS.choice} value={NOT_SAFE}>
          <LifeBuoy className="icon" aria-hidden="true" />
          <span lang={lang}>{NOT_SAFE_SAID[language]}</span>
        </button>
      </div>
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
          rows={1}
          value={text}
          onChange={(event) => onText(event.target.value)}
          onKeyDown={handleKey}
          aria-describedby={error ? 'message-error message-hint' : 'message-hint'}
          aria-invalid={error ? true : undefined}
          autoComplete="off"
        />
        <button className="button" name="intent" value={INTENTS.send} disabled={cannotSend}>
          <span lang={lang}>{words.send}</span>
        </button>
      </div>
      <p className={text.length < COUNTER_FROM ? 'visually-hidden' : 'composer__hint'} id="message-hint">
        <Counter length={text.length} />
      </p>
    </Form>
  );
}

function Counter({ length }: { length: number }) {
  if (length < COUNTER_FROM) {
    return <>Enter sends, Shift + Enter begins a new line. Up to {figure(MESSAGE_MAX)} characters.</>;
  }
  const left = MESSAGE_MAX - length;
  if (left >= 0) return <b>{countOf(left, 'character')} left.</b>;
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
