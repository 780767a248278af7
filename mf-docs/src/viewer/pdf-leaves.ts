import { drawPage, openPdf, type PdfFile, type PdfPage } from '@lichen/kit/pdf';
import type { Leaf, Leaves, Run } from './leaves';

/** Pixels per PDF point at 100 %. */
const PIXELS = 96 / 72;

interface Item {
  str?: string;
  width?: number;
  height?: number;
  transform?: readonly number[];
}

/** Returns the position of a text run, taking the page's own rotation into account; null for an empty run. */
function runOf({ str = '', width = 0, height = 0, transform = [] }: Item, page: PdfPage): Run | null {
  if (str.trim() === '') return null;
  const [a = 1, b = 0, , , x = 0, y = 0] = transform;
  const viewport = page.getViewport({ scale: 1 });
  const [along, up] = [a / Math.hypot(a, b), b / Math.hypot(a, b)];
  const end = [x + width * along - height * up, y + width * up + height * along] as const;
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = viewport.convertToViewportRectangle([x, y, ...end]);
  return {
    text: str,
    box: {
      x: Math.min(x1, x2) / viewport.width,
      y: Math.min(y1, y2) / viewport.height,
      width: Math.abs(x2 - x1) / viewport.width,
      height: Math.abs(y2 - y1) / viewport.height,
    },
  };
}

function leafOf(page: PdfPage): Leaf {
  const { width, height } = page.getViewport({ scale: PIXELS, rotation: 0 });
  return {
    width,
    height,
    turn: page.rotate,
    draw: (canvas, { scale, rotation }) => {
      const task = drawPage(page, canvas, { scale: scale * PIXELS, rotation });
      return { done: task.promise, cancel: () => task.cancel() };
    },
    words: async () => {
      const { items } = await page.getTextContent();
      return (items as Item[]).flatMap((item) => runOf(item, page) ?? []);
    },
  };
}

const leavesOf = (file: PdfFile, close: () => void): Leaves => ({
  count: file.numPages,
  hasWords: true,
  leaf: async (page) => leafOf(await file.getPage(page)),
  close,
});

/** Opens the PDF at an address. Callers must call `close`, even before the PDF has been loaded. */
export function openPdfLeaves(address: string): { leaves: Promise<Leaves>; close: () => void } {
  const { file, close } = openPdf(address);
  return { leaves: file.then((opened) => leavesOf(opened, close)), close };
}
