import { Link } from '@remix-run/react';
import { ArrowLeft } from 'lucide-react';

export function BackLink({ to, children }: { to: string; children: string }) {
  return (
    <Link className="back" to={to}>
      <ArrowLeft className="icon" aria-hidden="true" />
      <span className="back__words">{children}</span>
    </Link>
  );
}
