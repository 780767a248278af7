import type { Word } from '@lichen/contracts/docs/reading';

/** A run of characters on a page: start and length of its baseline, in points of the page as shown. */
export interface TextRun {
  readonly text: string;
  readonly x: number;
  /** Distance of the baseline from the top. */
  readonly y: number;
  readonly width: number;
  /** Height of the font in points. */
  readonly height: number;
  /** Rotation against the page in degrees. */
  readonly angle: number;
}

/** Distance in character heights below which two equal runs are the same text printed twice. */
const SAME_PLACE = 0.12;

/** Removes runs printed twice, slightly apart, as programs do for bold letters and shadows. */
function once(runs: readonly TextRun[]): TextRun[] {
  const kept = new Map<string, TextRun[]>();
  return runs.filter((run) => {
    const key = `${run.text}\n${Math.round(run.width)}`;
    const same = kept.get(key) ?? [];
    const least = run.height * SAME_PLACE;
    if (same.some(({ x, y }) => Math.abs(x - run.x) < least && Math.abs(y - run.y) < least)) return false;
    kept.set(key, [...same, run].slice(-MOST_SAME));
    return true;
  });
}
const MOST_SAME = 40;

/** Matches spaced letters that form one word: `I N V O I C E`. */
const SPACED = /^\P{Z}(?:\s\P{Z}){3,}$/u;
const closed = (run: TextRun): TextRun =>
  SPACED.test(run.text.trim()) && /\p{L}/u.test(run.text) ? { ...run, text: run.text.replaceAll(/\s/g, '') } : run;

interface Piece {
  text: string;
  from: number;
  to: number;
  y: number;
  height: number;
  /** No white space precedes or follows it in its run. */
  opensRun: boolean;
  endsRun: boolean;
}

const NARROW = /[ijl.,:;'|!()[\]ftrI]/;
const WIDE = /[mwMWQOGC%@]/;

/** Returns a typical character width in em; closer to real word edges than equal widths. */
const widthOf = (letter: string): number => (NARROW.test(letter) ? 0.28 : WIDE.test(letter) ? 0.82 : 0.54);

/** Character width in em of typewriter fonts; runs in other fonts rarely come this close. */
const TYPED = 0.6;
const TYPED_WITHIN = 0.002;
const LEAST_TYPED = 6;

const isTyped = (letters: readonly string[], { width, height }: TextRun): boolean =>
  letters.length >= LEAST_TYPED && Math.abs(width / letters.length / height - TYPED) < TYPED_WITHIN;

function piecesOf(run: TextRun): Piece[] {
  const letters = [...run.text];
  const widths = letters.map(isTyped(letters, run) ? () => 1 : widthOf);
  const sum = widths.reduce((total, each) => total + each, 0) || 1;
  const pieces: Piece[] = [];
  let at = run.x;
  let open: Piece | undefined;
  for (const [index, letter] of letters.entries()) {
    const next = at + ((widths[index] ?? 0) / sum) * run.width;
    if (/\s/.test(letter)) open = undefined;
    else if (open) {
      open.text += letter;
      open.to = next;
    } else {
      open = { text: letter, from: at, to: next, y: run.y, height: run.height, opensRun: index === 0, endsRun: false };
      pieces.push(open);
    }
    at = next;
  }
  if (open) open.endsRun = true;
  return pieces;
}

const JOINT = 0.12;

/** Joins touching runs into words, because programs split words into runs, at worst letter by letter. */
function joined(pieces: readonly Piece[]): Piece[] {
  const words: Piece[] = [];
  for (const piece of pieces) {
    const last = words.at(-1);
    const touches =
      last?.endsRun &&
      piece.opensRun &&
      Math.abs(last.y - piece.y) < piece.height * 0.2 &&
      Math.abs(piece.from - last.to) < Math.min(last.height, piece.height) * JOINT;
    if (last && touches) {
      last.text += piece.text;
      last.to = piece.to;
      last.endsRun = piece.endsRun;
    } else words.push({ ...piece });
  }
  return words;
}

interface PageSize {
  readonly page: number;
  readonly width: number;
  readonly height: number;
}

const within = (share: number): number => Math.min(1, Math.max(0, share));

/** Depth of descenders below the baseline, as a share of the font height. */
const DESCENT = 0.22;

/** Returns a rotated run as one word, because its box is upright only on a rotated page. */
function turnedWord(run: TextRun, { page, width, height }: PageSize): Word {
  const radians = (run.angle * Math.PI) / 180;
  const [dx, dy] = [Math.cos(radians) * run.width, Math.sin(radians) * run.width];
  const left = Math.min(run.x, run.x + dx) - run.height * Math.abs(Math.sin(radians));
  const top = Math.min(run.y, run.y + dy) - run.height * Math.abs(Math.cos(radians));
  return {
    text: run.text.trim(),
    page,
    box: {
      x: within(left / width),
      y: within(top / height),
      width: within((Math.abs(dx) + run.height) / width),
      height: within((Math.abs(dy) + run.height) / height),
    },
    size: run.height,
    confidence: 1,
    from: 'text',
  };
}

/** Returns the words of a page from its runs, in the order of the file. */
export function wordsOfRuns(runs: readonly TextRun[], size: PageSize): Word[] {
  const { page, width, height } = size;
  const all = once(runs).map(closed);
  const upright = all.filter(({ angle }) => Math.abs(angle) < 5);
  const turned = all.filter(({ angle, text }) => Math.abs(angle) >= 5 && text.trim() !== '');
  const words = joined(upright.flatMap(piecesOf)).map(
    (piece): Word => ({
      text: piece.text,
      page,
      box: {
        x: within(piece.from / width),
        y: within((piece.y - piece.height * (1 - DESCENT)) / height),
        width: within((piece.to - piece.from) / width),
        height: within(piece.height / height),
      },
      size: piece.height,
      confidence: 1,
      from: 'text',
    }),
  );
  return [...words, ...turned.map((run) => turnedWord(run, size))];
}
