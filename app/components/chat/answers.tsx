import type { ChatMessage } from '~/domain/chat/message';
import { FIELDS, FORM_ID } from './form-names';

interface AnswersProps {
  message: ChatMessage;
  isWaiting: boolean;
}

const ENDS = {
  en: { legend: 'Answers', light: 'Light', heavy: 'Very heavy', of: (n: string) => `${n} of 5` },
  es: { legend: 'Respuestas', light: 'Ligero', heavy: 'Muy pesado', of: (n: string) => `${n} de 5` },
} as const;

/** The newest reply's buttons: submits of the composer's form, so that a half-written message travels along. */
export function Answers({ message, isWaiting }: AnswersProps) {
  const { choices = [], isRating, language = 'en' } = message;
  if (choices.length === 0) return null;
  const words = ENDS[language];
  return (
    <fieldset
      className={isRating ? 'weights' : 'answers'}
      lang={language === 'es' ? 'es' : undefined}
      disabled={isWaiting}
    >
      <legend className="visually-hidden">{message.ask ?? words.legend}</legend>
      {choices.map(({ id, label, isQuiet }) => (
        <button
          key={id}
          className={isQuiet ? 'answer answer--quiet' : 'answer'}
          form={FORM_ID}
          name={FIELDS.choice}
          value={id}
          aria-label={isRating ? ratingLabel(label, words) : undefined}
        >
          {`${label} `}
        </button>
      ))}
      {isRating && (
        <p className="weights__ends" aria-hidden="true">
          <span>{words.light}</span> <span>{words.heavy}</span>
        </p>
      )}
    </fieldset>
  );
}

function ratingLabel(label: string, { of, light, heavy }: (typeof ENDS)['en' | 'es']): string {
  const end = label === '1' ? `, ${light.toLowerCase()}` : label === '5' ? `, ${heavy.toLowerCase()}` : '';
  return of(label) + end;
}
