/** What the gate (gate.js) gives a page. */
interface Window {
  soundings: {
    /** Whether this browser runs the app's scripts. */
    runs: boolean;
    start: (source: string) => void;
    /** For a page whose scripts did not arrive. */
    goOnWithout: (error: unknown) => void;
  };
}

/** What the page's module is made of; the server writes it around the gate. */
declare const modules: string[];

/** What service-worker.js needs of its surroundings; the library of types for workers does not go with the one for pages. */
interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface WorkerFetch extends WorkerEvent {
  readonly request: Request;
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}
interface OfflineWorker {
  readonly location: Location;
  readonly registration: ServiceWorkerRegistration;
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: WorkerEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: WorkerFetch) => void): void;
}
