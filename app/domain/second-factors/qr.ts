import { encode } from 'uqr';

/** ISO/IEC 18004: four light modules around it. */
const QUIET_ZONE = 4;

/** A text as a QR code: the side in modules, and an SVG path of the dark ones. */
export function drawQr(text: string): { size: number; path: string } {
  const { size, data } = encode(text, { ecc: 'M', border: QUIET_ZONE });
  const path = data
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('');
  return { size, path };
}
