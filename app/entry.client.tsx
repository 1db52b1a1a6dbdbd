import { RemixBrowser } from '@remix-run/react';
import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';

/**
 * Waits until Remix has read the data of the page. It does so in its first render, by throwing a promise with no
 * Suspense boundary around it; a key pressed in that moment makes React give up ("Root did not complete").
 */
async function pageDataRead(): Promise<void> {
  try {
    RemixBrowser({});
  } catch (reading) {
    await reading;
  }
}

void pageDataRead().then(() => {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RemixBrowser />
      </StrictMode>,
    );
  });
});
