import type { Browser, BrowserContext, ConsoleMessage, Request, Response, WebError } from 'playwright/test';

/**
 * Collects what goes wrong in every page of a browser: console errors (a breach of the content security policy is
 * one), uncaught exceptions, and requests to the app that failed.
 */
export function watchForErrors(browser: Browser, origin: string): { stop: () => string[] } {
  const errors: string[] = [];

  const onConsole = (message: ConsoleMessage) => {
    // Chromium's own line about an answer of 400 or more; which of those are wrong, onResponse knows.
    if (message.type() !== 'error' || message.text().startsWith('Failed to load resource')) return;
    // Remix writes this when leaving a page stops its own look-up of routes, or the reading of an answer.
    if (/^AbortError: (?:signal is|BodyStreamBuffer was) aborted/.test(message.text())) return;
    errors.push(`console: ${message.text()} (${message.location().url})`);
  };
  const onWebError = (error: WebError) => void errors.push(`exception: ${error.error().message}`);
  const onResponse = (response: Response) => {
    if (!response.url().startsWith(origin)) return;
    const request = response.request();
    const isAsset = ['script', 'stylesheet', 'image', 'font'].includes(request.resourceType());
    if (response.status() >= (isAsset ? 400 : 500)) {
      errors.push(`answer: ${response.status()} to ${request.method()} ${response.url()}`);
    }
  };
  const onFailure = (request: Request) => {
    const reason = request.failure()?.errorText ?? '';
    // Leaving a page aborts what it was still loading; with JavaScript off, Chromium drops preloaded scripts as 'csp'
    // (a real breach of the policy is in the console, too).
    if (/^(net::ERR_ABORTED|csp)$/.test(reason) || !request.url().startsWith(origin)) return;
    errors.push(`request: ${reason} for ${request.method()} ${request.url()}`);
  };

  const watched: BrowserContext[] = [];
  const watch = (context: BrowserContext) => {
    watched.push(context);
    context.on('console', onConsole).on('weberror', onWebError);
    context.on('response', onResponse).on('requestfailed', onFailure);
  };
  browser.contexts().forEach(watch);
  browser.on('context', watch);

  return {
    stop() {
      browser.off('context', watch);
      for (const context of watched) {
        context.off('console', onConsole).off('weberror', onWebError);
        context.off('response', onResponse).off('requestfailed', onFailure);
      }
      return errors;
    },
  };
}
