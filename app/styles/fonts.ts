import fraunces from './fonts/fraunces.woff2?url';
import sourceSans from './fonts/source-sans-3.woff2?url';

/** What every page's first screen is set in, for `<link rel="preload" as="font" crossOrigin="anonymous">`. */
export const preloadedFonts = [fraunces, sourceSans];
