import { pageStore } from '../page-store';

interface Failure {
  /** What failed, as SPEC names it. */
  title: string;
  /** Why, and what to do. */
  message: string;
}

const failure = pageStore<Failure | null>(null);

/** Says on the page what could not be done; null takes it away. A page has one at a time. */
export const showFailure = failure.set;

/** What could not be done on this page, until something else is done. */
export const useFailure = failure.use;
