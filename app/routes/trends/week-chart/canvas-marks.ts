import type { BarElement, ChartArea, Plugin } from 'chart.js';
import { FACES, PORTHOLE } from '~/components/face-paths';
import type { Rating } from '~/domain/check-in/answers';
import type { DayMood } from '~/domain/check-in/days';
import { colour } from '../canvas-chart/theme-colours';
import { barHeight, MOOD_POINTER, PLOT, ratingOf } from './plot';

type Brush = CanvasRenderingContext2D;

/** What the drawing has besides bars: faces, numbers, and the mood answers. */
export function marksOf(days: readonly DayMood[]): Plugin<'bar'> {
  return {
    id: 'marks',
    afterDatasetsDraw(chart) {
      const brush = chart.ctx;
      const columnWidth = chart.chartArea.width / days.length;
      brush.save();
      brush.textAlign = 'center';
      brush.textBaseline = 'alphabetic';
      days.forEach((day, i) => {
        const bar = chart.getDatasetMeta(0).data[i] as BarElement | undefined;
        const { x, y, base, width } = bar?.getProps(['x', 'y', 'base', 'width'], true) ?? {};
        if (x == null || y == null || base == null || width == null) return;
        const rating = ratingOf(day);
        if (rating === null) {
          drawDashedEdge(brush, x - width / 2, y, width, base - y);
        } else {
          drawFace(brush, rating, x, y - 4);
          drawValue(brush, { rating, mean: day.mean ?? rating, isNarrow: columnWidth < 56 }, x, base - 8);
        }
        if (day.mood !== null) drawMood(brush, x + columnWidth * 0.35, base - barHeight(day.mood));
      });
      drawBase(brush, chart.chartArea);
      brush.restore();
    },
  };
}

function drawFace(brush: Brush, rating: Rating, x: number, bottom: number) {
  const drawing = FACES.find((face) => face.rating === rating);
  if (!drawing) return;
  const porthole = new Path2D();
  porthole.arc(PORTHOLE.cx, PORTHOLE.cy, PORTHOLE.r, 0, 2 * Math.PI);
  const fill = (path: Path2D, role: string) => {
    brush.fillStyle = colour(role);
    brush.fill(path);
  };
  const stroke = (path: Path2D, width: number) => {
    brush.lineWidth = width;
    brush.stroke(path);
  };
  brush.save();
  brush.translate(x - PLOT.face / 2, bottom - PLOT.face);
  brush.scale(PLOT.face / 48, PLOT.face / 48);
  brush.lineCap = brush.lineJoin = 'round';
  brush.strokeStyle = colour('--mood-face');
  fill(porthole, '--mood-glass');
  fill(new Path2D(drawing.water + drawing.waterEnd), `--mood-${rating}`);
  stroke(new Path2D(drawing.water), 1);
  stroke(porthole, 1.75);
  stroke(new Path2D(drawing.face), 2.5);
  brush.restore();
}

interface Value {
  rating: Rating;
  mean: number;
  isNarrow: boolean;
}

function drawValue(brush: Brush, { rating, mean, isNarrow }: Value, x: number, baseline: number) {
  brush.font = `500 ${isNarrow ? 16 : 21}px ${colour('--font-display')}`;
  brush.fillStyle = colour(`--mood-${rating}-text`);
  brush.fillText(mean.toFixed(1), x, baseline);
}

function drawMood(brush: Brush, x: number, y: number) {
  brush.save();
  brush.translate(x, y);
  brush.fillStyle = colour('--ink');
  brush.fill(new Path2D(MOOD_POINTER));
  brush.restore();
}

function drawBase(brush: Brush, { left, right, bottom }: ChartArea) {
  brush.fillStyle = colour('--ink');
  brush.fillRect(left, bottom - 0.75, right - left, 1.5);
}

function drawDashedEdge(brush: Brush, x: number, y: number, wide: number, tall: number) {
  brush.setLineDash([4, 4]);
  brush.lineWidth = 1.5;
  brush.strokeStyle = colour('--mood-none');
  brush.strokeRect(x, y, wide, tall);
  brush.setLineDash([]);
}
