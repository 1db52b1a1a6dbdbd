import { colour } from './theme-colours';

const SMALL = 0.75;

/** What all our canvases look like. Colours are functions, so that an update after a change of theme reads them again. */
export function lookOfCanvas() {
  const rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
  const font = { family: colour('--font-text'), size: 0.85 * rem };
  return {
    chart: {
      // The drawing it replaces already stood there: growing shapes would be movement for its own sake.
      animation: false as const,
      maintainAspectRatio: false,
    },
    moods: {
      afterFit: (axis: { width: number }) => void (axis.width = 1.25 * rem),
      grid: { color: () => colour('--line'), drawTicks: false },
      border: { display: false },
    },
    moodTicks: { color: () => colour('--ink-soft'), font: { ...font, size: SMALL * rem }, padding: 8 },
    days: { grid: { display: false }, border: { display: false } },
    dayTicks: { color: () => colour('--ink'), font, maxRotation: 0, autoSkip: false },
    tooltip: {
      displayColors: false,
      backgroundColor: () => colour('--ink'),
      titleColor: () => colour('--paper'),
      bodyColor: () => colour('--paper'),
      titleFont: { ...font, weight: 'normal' as const },
      bodyFont: { ...font, weight: 'bold' as const },
    },
  };
}

export function hatch(brush: CanvasRenderingContext2D): CanvasPattern | string {
  const tile = document.createElement('canvas');
  tile.width = tile.height = 11;
  const pen = tile.getContext('2d');
  if (!pen) return 'transparent';
  pen.strokeStyle = colour('--mood-none');
  pen.lineWidth = 0.8;
  // Three strokes, so that neighbouring tiles meet without a seam.
  pen.stroke(new Path2D('M-2 2L2-2M-2 13L13-2M9 13L13 9'));
  return brush.createPattern(tile, 'repeat') ?? 'transparent';
}
