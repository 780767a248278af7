import { quarters } from './box';
import type { Leaf, Leaves } from './leaves';

const NO_DRAWING = { done: Promise.resolve(), cancel: () => undefined };

function drawPicture(picture: HTMLImageElement, canvas: HTMLCanvasElement, scale: number, rotation: number): void {
  const turns = quarters(rotation);
  const [width, height] = [picture.naturalWidth * scale, picture.naturalHeight * scale];
  const isAcross = turns % 2 === 1;
  canvas.width = Math.round(isAcross ? height : width);
  canvas.height = Math.round(isAcross ? width : height);
  const context = canvas.getContext('2d');
  if (!context) return;
  context.translate(canvas.width / 2, canvas.height / 2);
  context.rotate((turns * Math.PI) / 2);
  context.drawImage(picture, -width / 2, -height / 2, width, height);
}

async function leafOf(address: string): Promise<Leaf> {
  const picture = new Image();
  picture.src = address;
  await picture.decode();
  return {
    width: picture.naturalWidth,
    height: picture.naturalHeight,
    turn: 0,
    draw: (canvas, { scale, rotation }) => {
      drawPicture(picture, canvas, scale, rotation);
      return NO_DRAWING;
    },
    words: async () => [],
  };
}

/** Returns images as pages, one for each address. */
export const pictureLeaves = (addresses: readonly string[]): Leaves => ({
  count: addresses.length,
  hasWords: false,
  leaf: async (page) => leafOf(addresses[page - 1] ?? ''),
  close: () => undefined,
});
