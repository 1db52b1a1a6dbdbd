import { type LandingViewer, WaysIn } from './ways-in';

export function Hero({ viewer }: { viewer: LandingViewer }) {
  return (
    <section className="hero landing-hero" aria-labelledby="hero">
      <h1 id="hero">A few minutes to notice how you are</h1>
      <p className="lede">
        A sounding is a depth taken by hand, with a line. Take yours: a face and a word for your mood, your
        sleep, your energy. About 5 questions and about 5 minutes, or the full 10.
      </p>
      <WaysIn viewer={viewer} />
      <p className="fine">No advertising, no tracking. It works on an old phone and with JavaScript off.</p>
    </section>
  );
}
