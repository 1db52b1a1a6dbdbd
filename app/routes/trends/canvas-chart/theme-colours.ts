/** Canvas knows no CSS variables, so colours are read where and when something is drawn. */
export function colour(role: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(role).trim();
}

/** Calls back whenever the page's colours may have changed. Returns how to stop. */
export function watchTheme(onChange: () => void): () => void {
  const queries = ['(prefers-color-scheme: dark)', '(forced-colors: active)'].map((q) => matchMedia(q));
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
  for (const query of queries) query.addEventListener('change', onChange);
  return () => {
    observer.disconnect();
    for (const query of queries) query.removeEventListener('change', onChange);
  };
}
