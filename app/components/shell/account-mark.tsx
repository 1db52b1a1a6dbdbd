import { Lock } from 'lucide-react';

/** Beside a place that leads a guest to making an account first. */
export const AccountMark = () => (
  <span className="account-mark">
    <Lock className="icon" aria-hidden="true" />
    <span className="visually-hidden"> (needs an account)</span>
  </span>
);
