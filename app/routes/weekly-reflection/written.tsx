import { CircleCheck } from 'lucide-react';
import { Banner } from '~/components/shell/banner';
import { SupportCard } from '~/components/shell/support-card';
import type { Reflection } from '~/domain/reflections/reflections.server';
import { crossesTheLine } from '~/domain/safety/types';
import { ReflectionTextCards } from './reflection-text-cards';

/** This week's reflection, read-only. Words that sound like danger bring help to the top. */
export function Written({
  reflection,
}: {
  reflection: Pick<Reflection, 'textLevel' | 'aiSummary'> &
    Parameters<typeof ReflectionTextCards>[0]['texts'];
}) {
  const needsSupport = crossesTheLine(reflection.textLevel ?? 'none');
  return (
    <>
      {needsSupport && (
        <SupportCard heading="What you wrote sounds heavy. You do not have to carry it alone" />
      )}
      <Banner title="You've already completed this week's reflection!" icon={CircleCheck}>
        Come back next week for the next one.
      </Banner>
      <section aria-labelledby="this-week">
        <h2 id="this-week">Your reflection of this week</h2>
        <ReflectionTextCards texts={reflection} />
        {reflection.aiSummary && <Summary text={reflection.aiSummary} />}
      </section>
    </>
  );
}

export function Summary({ text }: { text: string }) {
  return (
    <p className="soft">
      <strong>In short</strong> (written by the app, from your words and numbers): {text}
    </p>
  );
}
