import { FONT } from '../tokens';

let context: CanvasRenderingContext2D | null | undefined;

/** Returns the width of a text in the charts' font, in pixels; an estimate where no canvas is available. */
export function widthOf(text: string): number {
  context ??= document.createElement('canvas').getContext('2d');
  if (!context) return text.length * FONT.small * 0.55;
  context.font = `${FONT.small}px ${FONT.family}`;
  return context.measureText(text).width;
}

/** Returns the longest beginning of a word that fits into the width in pixels, at least one character. */
function beginningOf(word: string, width: number): string {
  const characters = [...word];
  let count = characters.length;
  while (count > 1 && widthOf(characters.slice(0, count).join('')) > width) count -= 1;
  return characters.slice(0, count).join('');
}

function firstLine(words: string[], width: number): string {
  let line = '';
  for (let next = words.shift(); next !== undefined; next = words.shift()) {
    const longer = line === '' ? next : `${line} ${next}`;
    if (widthOf(longer) <= width) {
      line = longer;
      continue;
    }
    if (line !== '') {
      words.unshift(next);
      return line;
    }
    const beginning = beginningOf(next, width);
    if (beginning !== next) words.unshift(next.slice(beginning.length));
    return beginning;
  }
  return line;
}

/** Breaks a text between words into lines of the given width in pixels; drops what does not fit into `most` lines. */
export function linesOf(text: string, width: number, most = Number.POSITIVE_INFINITY): string[] {
  const words = text.split(/\s+/).filter((word) => word !== '');
  const lines: string[] = [];
  while (words.length > 0 && lines.length < most) lines.push(firstLine(words, width));
  const last = lines.at(-1);
  if (words.length > 0 && last !== undefined) lines[lines.length - 1] = `${beginningOf(last, width - widthOf('…'))}…`;
  return lines;
}
