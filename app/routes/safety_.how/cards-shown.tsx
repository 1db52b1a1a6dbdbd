import { countOf } from '~/domain/calendar/counts-in-words';
import { monthAndYear } from '~/domain/calendar/dates-in-words';
import type { YearOfCards } from '~/domain/crisis-cards/crisis-cards.server';

/** How often help was shown on this server; null where that could not be read. */
export function CardsShown({ cards }: { cards: YearOfCards | null }) {
  return (
    <section aria-labelledby="cards-shown">
      <h2 id="cards-shown">How often help was shown</h2>
      {cards ? (
        <>
          <p>
            From {monthAndYear(cards.first)} to {monthAndYear(cards.last)}, what somebody had written brought
            the card with 988 onto the screen <strong>{countOf(cards.shown, 'time')}</strong> on this server.
          </p>
          <p>
            A talk counts once. Only a number for each month is kept: no person, no text, no day. The month
            that runs is left out, so that nobody can see the number move.
          </p>
        </>
      ) : (
        <p>
          The number of times in the last year <strong>cannot be read just now</strong>. Please try again
          later.
        </p>
      )}
    </section>
  );
}
