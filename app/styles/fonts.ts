import fraunces from '@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2?url';
import sourceSans from '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2?url';

/** What every page's first screen is set in, for `<link rel="preload" as="font" crossOrigin="anonymous">`. */
export const preloadedFonts = [fraunces, sourceSans];
