import { MessageSquare, Phone } from 'lucide-react';
import { CALL_988, TEXT_988 } from './crisis-numbers';

interface Ways988Props {
  /** The look of the second button, where a paper of its own lies behind both. */
  second?: 'second' | 'plain';
  /** In another language than English. */
  words?: { call: string; text: string; textLink: string };
}

const ENGLISH = { call: 'Call 988', text: 'Text 988', textLink: TEXT_988 };

/** The two buttons that reach somebody: the first to call 988, the other to text. */
export function Ways988({ second = 'second', words = ENGLISH }: Ways988Props) {
  return (
    <>
      <a className="button button--coral" href={CALL_988}>
        <Phone className="icon" aria-hidden="true" />
        {words.call}
      </a>{' '}
      <a className={`button button--${second}`} href={words.textLink}>
        <MessageSquare className="icon" aria-hidden="true" />
        {`${words.text} `}
      </a>
    </>
  );
}
