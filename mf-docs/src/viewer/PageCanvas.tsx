import { useEffect, useRef } from 'react';
import { quarters } from './box';
import type { Leaf } from './leaves';

/** Maximum number of pixels of a canvas; some browsers draw nothing on a larger one. */
const MOST_PIXELS = 16_000_000;

interface Props {
  leaf: Leaf;
  /** Zoom factor; 1 is 100 %. */
  zoom: number;
  /** Clockwise rotation in degrees, including that of the page itself. */
  rotation: number;
  label: string;
}

/** Returns the width and height of a displayed page in pixels. */
export function shownSize({ width, height }: Pick<Leaf, 'width' | 'height'>, zoom: number, rotation: number) {
  const [across, down] = quarters(rotation) % 2 === 1 ? [height, width] : [width, height];
  return { width: Math.round(across * zoom), height: Math.round(down * zoom) };
}

const sharpness = ({ width, height }: { width: number; height: number }) =>
  Math.min(window.devicePixelRatio || 1, Math.sqrt(MOST_PIXELS / Math.max(1, width * height)));

/** The image of one page. It is drawn on a hidden canvas first, so that it does not flicker while zooming. */
export function PageCanvas({ leaf, zoom, rotation, label }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const size = shownSize(leaf, zoom, rotation);
  const scale = zoom * sharpness(size);
  useEffect(() => {
    const drawn = document.createElement('canvas');
    drawn.width = Math.max(1, Math.round((size.width * scale) / zoom));
    drawn.height = Math.max(1, Math.round((size.height * scale) / zoom));
    let isWanted = true;
    const drawing = leaf.draw(drawn, { scale, rotation });
    drawing.done.then(
      () => {
        const shown = canvas.current;
        if (!isWanted || !shown) return;
        shown.width = drawn.width;
        shown.height = drawn.height;
        shown.getContext('2d')?.drawImage(drawn, 0, 0);
        shown.dataset['drawn'] = 'true';
      },
      // A cancelled drawing is not an error; a page that cannot be drawn stays white.
      () => undefined,
    );
    return () => {
      isWanted = false;
      drawing.cancel();
    };
  }, [leaf, scale, rotation, zoom, size.width, size.height]);
  // The button around a thumbnail provides its name.
  const name = label === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return <canvas ref={canvas} className="doc-canvas" style={size} {...name} />;
}
