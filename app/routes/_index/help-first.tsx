import { HelpCard } from '~/components/shell/help-card';
import type { LastCheckIn } from '~/domain/check-in/home/last-check-in';
import type { Helper } from '~/domain/safety-plan/helpers';

/** A longer one would push the numbers down. */
const NAME_MAX = 24;

interface HelpFirstProps {
  firstName: string | null;
  /** Why help stands first; null when only a question waits. */
  reason: 'mood' | 'answers' | 'note' | null;
  when: LastCheckIn['when'];
  hasQuestion: boolean;
  helper: Helper | null;
}

/** After a very low check-in, or words that sounded heavy: people first, and nothing that has to be done. */
export function HelpFirst({ firstName, reason, when, hasQuestion, helper }: HelpFirstProps) {
  const name = firstName && firstName.length <= NAME_MAX ? `, ${firstName}` : '';
  return (
    <HelpCard labelledBy="help" helper={helper} hasQuestion={hasQuestion}>
      <h1 id="help">
        {hasQuestion ? 'Something you wrote or entered sounded heavy' : headingOf(reason, when)}
        {name}
      </h1>
      <p>
        {hasQuestion
          ? 'A person can be with you at any hour. Harbor, a program, has one question for you, when you want.'
          : 'You do not have to carry it alone. Someone answers now, free, at any hour.'}
      </p>
    </HelpCard>
  );
}

function headingOf(reason: HelpFirstProps['reason'], when: LastCheckIn['when']): string {
  if (reason === 'note') return 'What you wrote sounded heavy';
  if (reason === 'mood')
    return when === 'today' ? 'You said today is very low' : 'You said yesterday was very low';
  return when === 'today' ? 'Today sounds very heavy' : 'Yesterday sounded very heavy';
}
