import { Problem } from '@lichen/contracts/api/problems';
import type { PageText, Word } from '@lichen/contracts/docs/reading';
import { FILE_TOO_MUCH_WORK } from '@lichen/contracts/text/file-texts';
import type { Sharp } from 'sharp';
import { languageOf } from '../../lexicon/language-of';
import { openOcr, READ_LANGUAGES } from '../ocr/ocr.loader';
import { EngineStuck } from '../ocr/within-time';
import { blackAndWhite, type ReadyPicture, readyPicture } from './picture.loader';

/** A page that has to be read by OCR. */
export interface DrawnPage {
  readonly page: number;
  readonly open: () => Promise<Sharp>;
  /** Size in points, as shown; null for pictures, which state none. */
  readonly size: { readonly width: number; readonly height: number; readonly rotation: PageText['rotation'] } | null;
}

/** Assumed page width in points of pictures, which state none. */
const SHEET_WIDTH = 595;
const LOW = 0.5;
/** Time in ms for all pages after the first, within the limit of the whole process. */
const BUDGET_MS = 200_000;

const unreadable = (page: number): PageText => ({
  page,
  width: SHEET_WIDTH,
  height: 842,
  rotation: 0,
  words: [],
  readable: false,
});

type Reader = Awaited<ReturnType<typeof openOcr>>;

const turned = (rotation: number, turn: number): PageText['rotation'] =>
  ((rotation + turn) % 360) as PageText['rotation'];

interface Way {
  readonly turn: 0 | 90 | 180 | 270;
  readonly isBlackAndWhite: boolean;
}
const AS_IT_IS: Way = { turn: 0, isBlackAndWhite: false };
const WITHOUT_NOISE: Way = { turn: 0, isBlackAndWhite: true };

async function pictureOf({ open }: DrawnPage, { turn, isBlackAndWhite }: Way): Promise<ReadyPicture> {
  const opened = await open();
  return readyPicture(isBlackAndWhite ? await blackAndWhite(opened) : opened, turn);
}

function pageOf({ page, size }: DrawnPage, { shown }: ReadyPicture, turn: Way['turn'], words: Word[]): PageText {
  const lies = turn % 180 !== 0;
  const width = size ? (lies ? size.height : size.width) : SHEET_WIDTH;
  const height = width * (shown.height / shown.width);
  return {
    ...{ page, width, height },
    rotation: turned(size?.rotation ?? 0, turn),
    words: words.map((word) => ({ ...word, size: word.box.height * height })),
    readable: words.length > 0,
  };
}

async function readTurned(ocr: Reader, drawn: DrawnPage, way: Way, picture: ReadyPicture) {
  const { words, confidence } = await ocr.read(picture, drawn.page);
  return { text: pageOf(drawn, picture, way.turn, words), confidence };
}

/** Reads a page upright, and also rotated if the confidence is low; returns the best result. */
async function readPage(ocr: Reader, drawn: DrawnPage, picture: ReadyPicture, way: Way): Promise<PageText> {
  const upright = await readTurned(ocr, drawn, way, picture);
  if (upright.confidence >= LOW || upright.text.words.length < 5) return upright.text;
  const others = [];
  for (const turn of [180, 90, 270] as const) {
    const other = { ...way, turn };
    const read = await readTurned(ocr, drawn, other, await pictureOf(drawn, other));
    if (read.confidence >= 0.8) return read.text;
    others.push(read);
  }
  return [upright, ...others].reduce((a, b) => (b.confidence > a.confidence ? b : a)).text;
}

const saidBy = ({ words }: PageText, own: string | null): string | null =>
  languageOf(
    words.map(({ text }) => text),
    own,
  )?.language ?? own;

/**
 * Time limit in ms of a second try in black and white. The engine gets stuck on the noise of a scan, not on letters.
 */
const AGAIN_MS = 20_000;

type Open = (languages: readonly string[], bounds?: { pageMs: number }) => Promise<Reader>;

/**
 * Keeps an OCR engine open and replaces it when it is stuck or the languages change. It starts with the first page that
 * has anything on it, because the start takes longer than most other work on a page.
 */
function openReading(open: Open) {
  let ocr: Reader | undefined;
  let languages: readonly string[] = [];
  let stuck = 0;
  const close = async () => {
    await ocr?.close();
    ocr = undefined;
  };
  const again = async (drawn: DrawnPage): Promise<PageText> => {
    const fresh = await open(languages, { pageMs: AGAIN_MS });
    try {
      return await readPage(fresh, drawn, await pictureOf(drawn, WITHOUT_NOISE), WITHOUT_NOISE);
    } catch {
      return unreadable(drawn.page);
    } finally {
      await fresh.close();
    }
  };
  return {
    speak: async (spoken: readonly string[]) => {
      await close();
      languages = spoken;
    },
    page: async (drawn: DrawnPage): Promise<PageText> => {
      const picture = await pictureOf(drawn, AS_IT_IS).catch(() => null);
      if (!picture) return unreadable(drawn.page);
      if (picture.isBlank) return pageOf(drawn, picture, AS_IT_IS.turn, []);
      ocr ??= await open(languages);
      try {
        return await readPage(ocr, drawn, picture, AS_IT_IS);
      } catch (error) {
        if (!(error instanceof EngineStuck)) return unreadable(drawn.page);
        await close();
        const page = await again(drawn);
        if (!page.readable) stuck += 1;
        return page;
      }
    },
    stuck: () => stuck,
    close,
  };
}

/**
 * Reads the words of scanned pages. The first page is read in the account's language and English, or in all languages
 * if that is unknown; if its own language differs, it is read again, and the other pages as well.
 */
export async function readPictures(
  drawn: readonly DrawnPage[],
  language: string | null,
  progress: (page: number) => void,
  open: Open = openOcr,
): Promise<PageText[]> {
  const [first] = drawn;
  if (!first) return [];
  const own = language !== null && READ_LANGUAGES.includes(language) ? language : null;
  const tried = own ? [...new Set([own, 'en'])] : READ_LANGUAGES;
  const reading = openReading(open);
  try {
    await reading.speak(tried);
    let page = await reading.page(first);
    const said = saidBy(page, own);
    if (said !== null && (tried.length > 2 || !tried.includes(said))) {
      await reading.speak([said]);
      page = await reading.page(first);
    }
    const pages = [page];
    progress(first.page);
    const until = performance.now() + BUDGET_MS;
    for (const each of drawn.slice(1)) {
      // Pages beyond the time budget are returned as unreadable, so that the others are not lost.
      pages.push(performance.now() > until ? unreadable(each.page) : await reading.page(each));
      progress(each.page);
    }
    if (reading.stuck() > 0 && !pages.some(({ readable }) => readable))
      throw new Problem('invalid', FILE_TOO_MUCH_WORK);
    return pages;
  } finally {
    await reading.close();
  }
}
