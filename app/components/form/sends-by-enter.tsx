/**
 * What Enter presses in a form whose first button is not the one that sends it: browsers take the first. Nobody sees it or
 * comes to it.
 */
export function SendsByEnter() {
  return <button className="visually-hidden" tabIndex={-1} aria-hidden="true" />;
}
