import { Link } from '@remix-run/react';
import type { HistoryFilters } from '~/domain/history/schema';
import { addressOf } from './address';

interface PagingProps {
  filters: HistoryFilters;
  search: string | null;
  next: string | null;
  isFirst: boolean;
}

export function Paging({ filters: { from, to, rating }, search, next, isFirst }: PagingProps) {
  if (isFirst && !next) return null;
  const here = { from, to, rating, search };
  return (
    <nav className="row" aria-label="Pages of your history">
      {!isFirst && (
        <Link className="button button--second" to={addressOf(here)}>
          Back to the newest
        </Link>
      )}
      {next && (
        <Link className="button button--second" to={addressOf({ ...here, cursor: next })}>
          Older check-ins
        </Link>
      )}
    </nav>
  );
}
