import { Link } from '@remix-run/react';
import { ChevronRight } from 'lucide-react';
import { HOME_LINKS } from './home-link-list';

/** The links that lead on from home, beside the check-in. */
export function HomeLinks() {
  return (
    <section className="home__ways" aria-labelledby="next">
      <h2 id="next" className="visually-hidden">
        Where to next
      </h2>
      <ul>
        {HOME_LINKS.map(({ to, title, text, go, sketch }) => (
          <li key={to}>
            <svg className="sketch" viewBox="0 0 40 40" aria-hidden="true">
              <path d={sketch} />
            </svg>
            <div>
              <h3>{title}</h3>
              {text && <p>{text}</p>}
              <Link className="home__go" to={to}>
                {go}
              </Link>
            </div>
            <ChevronRight className="icon" aria-hidden="true" />
          </li>
        ))}
      </ul>
    </section>
  );
}
