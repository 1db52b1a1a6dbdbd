import { Link, useNavigate } from '@remix-run/react';
import type { MouseEvent } from 'react';
import { useToast } from '~/components/toast/toast-context';
import type { ReportCardData } from '~/domain/reports/stored/screen.server';
import { dialogPath } from './fields';
import { reportPath } from './report-link';

/**
 * With scripts it copies the link; without, or where copying is refused, it leads to the link itself. The link of a closed
 * or expired report is not copied unseen: nobody else could open it.
 */
export function ShareLink({ card, origin }: { card: ReportCardData; origin: string }) {
  const toast = useToast();
  const navigate = useNavigate();
  const path = dialogPath('share', card.id);

  const copy = async (event: MouseEvent) => {
    event.preventDefault();
    try {
      await navigator.clipboard.writeText(origin + reportPath(card.reportId));
    } catch {
      navigate(path, { preventScrollReset: true });
      return;
    }
    toast({
      title: 'Link Copied',
      description:
        'Professional report link copied to clipboard. Healthcare providers will see a formatted report.',
    });
  };

  return (
    <Link
      className="button"
      to={path}
      preventScrollReset
      onClick={card.link === 'open' ? (event) => void copy(event) : undefined}
      aria-label={`Share ${card.title}`}
    >
      Share
    </Link>
  );
}
