import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Link } from '@remix-run/react';
import { SupportCard } from '~/components/shell/support-card';
import { screen } from '~/http/problems.server';
import { Protocol } from './protocol';

export const meta: MetaFunction = () => [
  { title: 'Safety and help | Soundings' },
  { name: 'description', content: 'Where to get help right now, and what Soundings does and does not do.' },
];

/** Open to anyone, whatever became of their session. */
export const loader = screen(async (_: LoaderFunctionArgs) => null);

export default function Safety() {
  return (
    <article className="prose">
      <h1>Safety and help</h1>
      <p className="lede">
        If you might hurt yourself, or cannot go on, talk to a person now. Any of these will do.
      </p>
      <SupportCard heading="Call or text 988">
        The 988 Suicide and Crisis Lifeline, in the US. It is free and it answers at any hour. You do not need
        the right words: “I am not okay” is enough.
      </SupportCard>
      <ul>
        <li>
          <strong>In danger right now, or already hurt?</strong> Call <a href="tel:911">911</a>, or go to the
          nearest emergency room. If you can, go to where someone else is, and away from what could hurt you.
        </li>
        <li>
          <strong>If talking is too hard, text.</strong> Text 988, or send HOME to 741741, the Crisis Text
          Line.
        </li>
        <li>
          <strong lang="es">En español:</strong>{' '}
          <span lang="es">
            llama al <a href="tel:988">988</a> y oprime el 2, o envía <a href={TEXT_AYUDA}>AYUDA al 988</a>.
          </span>{' '}
          (In Spanish: call 988 and press 2, or text AYUDA to 988.)
        </li>
        <li>
          <strong>Outside the US?</strong>{' '}
          <a href="https://findahelpline.com" rel="noreferrer">
            findahelpline.com
          </a>{' '}
          lists free lines for each country. It is another website.
        </li>
        <li>
          <strong>Someone you trust.</strong> A friend, a relative, a neighbour. You could say: “I am having a
          hard time. Can you stay with me for a while?”
        </li>
      </ul>

      <h2>If you are worried about someone</h2>
      <p>
        Ask them plainly if they are thinking about suicide. Asking does not put the idea there. Listen, stay
        with them, and call or text 988 together: it is for people who help, too.
      </p>

      <h2>What Soundings does</h2>
      <ul>
        <li>The bar with 988 stands on every page, also on error pages, without an account.</li>
        <li>
          When a check-in comes out very low, you answer that your mood is, or your note sounds like a crisis,
          help is the first thing you see after it. Home shows it first as well, that day and the next.
        </li>
        <li>A check-in never has to be finished. You can stop at any question.</li>
        <li>“Leave quickly”, in the same bar, puts a weather page in place of this one.</li>
      </ul>

      <Protocol />

      <h2>What Soundings does not do</h2>
      <ul>
        <li>
          <strong>Nobody is watching.</strong> What you enter is not read by a person, and nobody is told
          about it: no doctor, no family, no police.
        </li>
        <li>It does not call or text anyone for you, and it will not promise to.</li>
        <li>
          It does not know where you are, and it cannot send help. If you are in danger, please call 911 or
          988 yourself, or ask someone near you to.
        </li>
        <li>It does not diagnose or treat, and it is not a substitute for professional care.</li>
        <li>A good number is not an all-clear. If you feel unsafe, trust that, not the number.</li>
      </ul>
      <p>
        What is kept, and where, is on <Link to="/privacy">the privacy page</Link>.
      </p>
    </article>
  );
}

const TEXT_AYUDA = 'sms:988?&body=AYUDA';
