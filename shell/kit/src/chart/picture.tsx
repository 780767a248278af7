import { createRoot } from 'react-dom/client';
import type { Language } from '@lichen/contracts/text/languages';
import { COLOURS } from '../tokens';
import type { Drawing } from './drawing';
import type { LiveChart } from './live-chart';
import { plotOf } from './plot-of';
import { Plotted } from './Plotted';

/** Size of one chart in an exported picture; two are placed side by side. */
const PICTURE = { width: 400, height: 200, single: 0.4, paired: 0.8 } as const;

/** Draws a chart off screen and passes it to `show` before it is destroyed. */
async function drawn(drawing: Drawing, language: Language, show: (chart: HTMLCanvasElement) => void): Promise<void> {
  const { width, height } = PICTURE;
  const root = createRoot(document.createElement('div'));
  const plot = plotOf(drawing, { scheme: 'light', width, height, language, isStill: true });
  const chart = await new Promise<LiveChart>((resolve) => {
    root.render(<Plotted plot={plot} onReady={(made) => made.once('afterrender', () => resolve(made))} />);
  });
  const canvas = chart.getContainer().querySelector('canvas');
  if (canvas) show(canvas);
  root.unmount();
}

/** Returns a JPEG of one chart, or of two side by side, always in the light scheme. */
export async function chartPicture(drawings: readonly Drawing[], language: Language): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = PICTURE.width * drawings.length;
  canvas.height = PICTURE.height;
  const context = canvas.getContext('2d');
  if (!context) return null;
  context.fillStyle = COLOURS.light.surface;
  context.fillRect(0, 0, canvas.width, canvas.height);
  const { width, height } = PICTURE;
  await Promise.all(
    drawings.map((drawing, at) =>
      drawn(drawing, language, (chart) => context.drawImage(chart, at * width, 0, width, height)),
    ),
  );
  const quality = drawings.length > 1 ? PICTURE.paired : PICTURE.single;
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
}
