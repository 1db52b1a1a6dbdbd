import { useEffect, useLayoutEffect } from 'react';

/** React warns about layout effects on the server, where neither runs. */
export const useBrowserEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;
