import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';
import { publicMeta } from '~/components/public-meta';
import { BackLink } from '~/components/shell/back-link';
import { CALL_988, TEXT_988 } from '~/components/shell/crisis-numbers';
import { db } from '~/db.server';
import { wholeDate } from '~/domain/calendar/dates-in-words';
import { readYearOfCards } from '~/domain/crisis-cards/crisis-cards.server';
import { PUBLISHED } from '~/domain/figures/published';
import { withErrorPage } from '~/http/problems.server';
import { orNull } from '~/http/visitor/always-open-pages.server';
import { CardsShown } from './cards-shown';
import { HowWell } from './how-well';
import { Limits } from './limits';
import { WhatFollows } from './what-follows';

export const meta: MetaFunction = ({ matches }) =>
  publicMeta(
    {
      title: 'How Harbor listens',
      description:
        'How Soundings looks for danger in what you write, how often it misses it, and what follows.',
    },
    matches,
  );

/** Open to anyone, whatever became of their session or of the database: then the count is missing, and that is said. */
export const loader = withErrorPage(async ({ request }: LoaderFunctionArgs) => ({
  published: PUBLISHED,
  cards: await orNull(readYearOfCards(db, new Date()), request),
}));

export default function HowHarborListens() {
  const { published, cards } = useLoaderData<typeof loader>();
  return (
    <article className="prose">
      <BackLink to="/safety">Back to help</BackLink>
      <h1>How Harbor listens</h1>
      <p className="lede">
        Soundings looks for danger in what you write. It misses a lot. If you are not safe, do not wait for
        it: <a href={CALL_988}>call</a> or <a href={TEXT_988}>text 988</a>.
      </p>
      <p>
        <strong>No clinician has reviewed this.</strong> The figures on this page are of{' '}
        <time dateTime={published.date}>{wholeDate(published.date)}</time>.
      </p>

      <h2>How it works</h2>
      <p>
        Two programs on this server read what you send before anything else is done with it. One has fixed
        rules for plain words. The other is a small recogniser: it learned from sample lines how people say it
        without plain words. They read what you write to Harbor, your notes, your reflections, and the message
        with a report. No language model and no outside service takes part in this.
      </p>
      <p>They look for:</p>
      <ul>
        <li>thoughts of suicide, a plan, a goodbye, means at hand, and self-harm</li>
        <li>having no hope, feeling like a burden, feeling trapped</li>
        <li>abuse, violence at home, harm to others, and voices that tell you to do harm</li>
        <li>eating, drink or drugs that have become a danger, and medical emergencies</li>
        <li>worry about somebody else who may be in danger</li>
      </ul>
      <p>
        Everyday phrases are set aside (“this traffic is killing me”). In a talk with Harbor, small signs add
        up. Your answer is read together with the question before it.
      </p>

      <HowWell published={published} />
      <WhatFollows />
      <Limits missed={100 - published.all['crisis lines'].heard} />
      <CardsShown cards={cards} />

      <p>
        Where to find help is on <Link to="/safety">the safety page</Link>. What is kept, and for how long, is
        on <Link to="/privacy">the privacy page</Link>.
      </p>
    </article>
  );
}
