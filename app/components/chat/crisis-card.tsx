import { Link } from '@remix-run/react';
import { MessageSquare, Phone } from 'lucide-react';
import { CALL_988, TEXT_988, TEXT_AYUDA, TEXT_HOME } from '../shell/crisis-numbers';

const TEXTS = {
  en: {
    title: 'A person can be with you now',
    more: 'Free, at any hour. In danger right now? Call 911.',
    call: 'Call 988',
    text: 'Text 988',
    other: 'Text HOME to 741741',
    plan: 'My safety plan',
  },
  es: {
    title: 'Una persona puede acompañarte ahora',
    more: 'Gratis, a toda hora; al llamar, oprime el 2. ¿Peligro inmediato? Llama al 911.',
    call: 'Llama al 988',
    text: 'Envía AYUDA al 988',
    other: 'Envía HOLA al 741741',
    plan: 'Mi plan de seguridad (en inglés)',
  },
} as const;

const SMS_HOLA = 'sms:741741?&body=HOLA';

/** Help, kept in sight as long as risk is open. In Spanish for who writes in Spanish. */
export function CrisisCard({ language }: { language: 'en' | 'es' }) {
  const { title, more, call, text, other, plan } = TEXTS[language];
  return (
    <section className="crisis" aria-labelledby="crisis-title" lang={language}>
      <h2 id="crisis-title">{title}</h2>
      <p className="crisis__more">{more}</p>
      <div className="crisis__ways">
        <a className="button button--coral" href={CALL_988}>
          <Phone className="icon" aria-hidden="true" />
          {call}
        </a>
        <a className="button button--second" href={language === 'es' ? TEXT_AYUDA : TEXT_988}>
          <MessageSquare className="icon" aria-hidden="true" />
          {text}
        </a>
        <a className="crisis__other" href={language === 'es' ? SMS_HOLA : TEXT_HOME}>
          {other}
        </a>
        <Link className="crisis__other" to="/safety-plan">
          {plan}
        </Link>
      </div>
    </section>
  );
}
