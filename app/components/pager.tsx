import { Link } from '@remix-run/react';

interface PagerProps {
  page: number;
  /** How many there are; without it `hasMore` says whether there is a next one. */
  pages?: number;
  hasMore?: boolean;
  pathOf: (page: number) => string;
  label: string;
}

export function Pager({ page, pages, hasMore = false, pathOf, label }: PagerProps) {
  const hasNext = pages === undefined ? hasMore : page < pages;
  if (page === 1 && !hasNext) return null;
  return (
    <nav className="row pager" aria-label={label}>
      {page > 1 && (
        <Link className="button button--second" to={pathOf(page - 1)} rel="prev">
          Previous
        </Link>
      )}
      {hasNext && (
        <Link className="button button--second" to={pathOf(page + 1)} rel="next">
          Next
        </Link>
      )}
    </nav>
  );
}
