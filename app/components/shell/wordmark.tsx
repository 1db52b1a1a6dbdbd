import { Link } from '@remix-run/react';

export function Wordmark() {
  return (
    <Link className="wordmark" to="/">
      <svg
        viewBox="0 0 28 28"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinecap="round"
        aria-hidden="true"
      >
        <path d="M2 7q3-3.4 6 0t6 0 6 0 6 0" stroke="var(--sea)" strokeWidth="2" />
        <path d="M14 9v10" />
        <circle cx="14" cy="22.5" r="3.2" fill="currentColor" />
      </svg>
      Soundings
    </Link>
  );
}
