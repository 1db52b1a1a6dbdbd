import { Link } from '@remix-run/react';

/** What Harbor is, and who gets to see what is written here. */
export function WhoReads({ service }: { service: string | null }) {
  return (
    <div className="chat__about">
      <p>
        {service ? (
          <>
            <strong>Who reads this:</strong> your messages go to {service}, which words some of Harbor’s
            replies, as you allowed: those written since your yes, and no heavy moment. No person here reads
            along.
          </>
        ) : (
          <>
            <strong>Who reads this:</strong> nobody. Harbor’s replies were written beforehand and are chosen
            on this server. Nothing is sent to an outside service.
          </>
        )}{' '}
        <Link to="/privacy">What is kept</Link>
      </p>
    </div>
  );
}
