import type { RecordAnswer } from '@lichen/contracts/api/api-responses';
import type { PageGrid } from '@lichen/contracts/docs/typeset';
import type { ShownPages, TypesetRun, WrittenPage } from '@lichen/contracts/docs/shown-pages.call';
import { columnName } from '@lichen/contracts/formats/sheet-cells';
import { data } from '@lichen/kit';
import { quarters } from './box';
import type { Leaf, Leaves } from './leaves';
import { pictureLeaves } from './picture-leaves';

/** Pixels per point at 100 %. */
const PIXELS = 96 / 72;
/** Paper is white in both colour schemes, as in a PDF. */
const [PAPER, INK, PALE, LINE] = ['#fff', '#1b211d', '#7a837c', '#dde2de'];
const NUMBER_SIZE = 7;

type Canvas = CanvasRenderingContext2D;

/** Draws the lines around the cells, and the column and row names as a spreadsheet shows them. */
function drawGrid(context: Canvas, { columns, rows }: PageGrid, { width, height }: WrittenPage): void {
  const [first, last] = [rows[0], rows.at(-1)];
  const [left = 0, right = 0] = [columns[0], columns.at(-1)];
  if (!first || !last) return;
  context.strokeStyle = LINE;
  context.lineWidth = 0.5;
  context.beginPath();
  for (const x of columns) {
    context.moveTo(x * width - 2, first.top * height);
    context.lineTo(x * width - 2, last.bottom * height);
  }
  for (const y of [first.top, ...rows.map(({ bottom }) => bottom)]) {
    context.moveTo(left * width - 2, y * height);
    context.lineTo(right * width - 2, y * height);
  }
  context.stroke();
  if (first.number === null) return;
  context.fillStyle = PALE;
  context.font = `${NUMBER_SIZE}px sans-serif`;
  context.textAlign = 'center';
  for (const [at, x] of columns.slice(0, -1).entries())
    context.fillText(
      columnName(at),
      ((x + (columns[at + 1] ?? x)) / 2) * width,
      first.top * height - NUMBER_SIZE * 1.2,
    );
  context.textAlign = 'right';
  for (const { top, number } of rows) context.fillText(String(number), left * width - 6, top * height + 4);
}

function drawRun(context: Canvas, { text, box }: TypesetRun, { width, height }: WrittenPage): void {
  context.font = `${box.height * height}px ui-monospace, "DejaVu Sans Mono", monospace`;
  context.fillText(text, box.x * width, box.y * height, box.width * width);
}

function drawPage(page: WrittenPage, canvas: HTMLCanvasElement, scale: number, rotation: number): void {
  const turns = quarters(rotation);
  const [width, height] = [page.width * PIXELS * scale, page.height * PIXELS * scale];
  const isAcross = turns % 2 === 1;
  canvas.width = Math.round(isAcross ? height : width);
  canvas.height = Math.round(isAcross ? width : height);
  const context = canvas.getContext('2d');
  if (!context) return;
  context.fillStyle = PAPER;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.translate(canvas.width / 2, canvas.height / 2);
  context.rotate((turns * Math.PI) / 2);
  context.translate(-width / 2, -height / 2);
  context.scale(PIXELS * scale, PIXELS * scale);
  context.textBaseline = 'top';
  for (const grid of page.grids) drawGrid(context, grid, page);
  context.fillStyle = INK;
  context.textAlign = 'left';
  for (const run of page.runs) drawRun(context, run, page);
}

const leafOf = (page: WrittenPage): Leaf => ({
  ...{ width: page.width * PIXELS, height: page.height * PIXELS, turn: 0 },
  draw: (canvas, { scale, rotation }) => {
    drawPage(page, canvas, scale, rotation);
    return { done: Promise.resolve(), cancel: () => undefined };
  },
  words: async () => page.runs,
});

function writtenLeaves(pages: readonly WrittenPage[]): Leaves {
  return {
    count: pages.length,
    hasWords: true,
    leaf: async (number) => {
      const page = pages[number - 1];
      if (!page) throw new Error(`There is no page ${number}`);
      return leafOf(page);
    },
    close: () => undefined,
  };
}

/** Opens the pages that the server makes of a file which browsers cannot display: typeset text, or images. */
export async function openMadeLeaves(call: string, id: string, address: string): Promise<Leaves & { leftOut: number }> {
  // Files of a company are prepared in turn, for up to 20 seconds each.
  const { obj } = await data<RecordAnswer<ShownPages>>(`${call}?id=${encodeURIComponent(id)}`, { patience: 120_000 });
  const pictures = Array.from({ length: obj.pictures }, (_, at) => `${address}&page=${at + 1}`);
  const leaves = obj.pictures > 0 ? pictureLeaves(pictures) : writtenLeaves(obj.pages);
  return { ...leaves, leftOut: obj.left_out };
}
