import type { presentPatterns } from '~/domain/insights/present';

/** The analysis as the API gives it and this screen shows it. */
export type Analysis = NonNullable<ReturnType<typeof presentPatterns>['analysis']>;
