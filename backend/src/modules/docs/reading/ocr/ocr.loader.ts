import { existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Word } from '@lichen/contracts/docs/reading';
import type { Worker } from 'tesseract.js';
import { packageFolder } from '../package-folder.loader';
import type { ReadyPicture } from '../pictures/picture.loader';
import { withinTime } from './within-time';

/** Names of the trained data packages by ISO 639-1 code. */
const DATA: Readonly<Record<string, string>> = { en: 'eng', de: 'deu', fr: 'fra', es: 'spa', no: 'nor' };

/** Languages that pictures are read in, as codes of two letters. */
export const READ_LANGUAGES = Object.keys(DATA);

/** Links the installed trained data into one folder, as the engine requires. Nothing is downloaded. */
function dataFolder(codes: readonly string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'lichen-ocr-'));
  for (const code of codes) {
    const file = `${code}.traineddata.gz`;
    const data = join(packageFolder(`@tesseract.js-data/${code}`), '4.0.0_best_int', file);
    if (!existsSync(data)) throw new Error(`${data} is not there`);
    symlinkSync(data, join(folder, file));
  }
  return folder;
}

/** An engine that reads pictures; it has to be closed. */
export interface Ocr {
  /** Returns the words of a picture with their boxes on the shown page, and the overall confidence, 0 to 1. */
  readonly read: (picture: ReadyPicture, page: number) => Promise<{ words: Word[]; confidence: number }>;
  readonly close: () => Promise<void>;
}

interface Pixels {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

/** Converts a box from the level picture to the shown one by rotating its centre. */
function shownBox({ x0, y0, x1, y1 }: Pixels, { width, height, skew, shown }: ReadyPicture): Word['box'] {
  const radians = (skew * Math.PI) / 180;
  const [x, y] = [(x0 + x1) / 2 - width / 2, (y0 + y1) / 2 - height / 2];
  const middleX = x * Math.cos(radians) - y * Math.sin(radians) + shown.width / 2;
  const middleY = x * Math.sin(radians) + y * Math.cos(radians) + shown.height / 2;
  return {
    x: (middleX - (x1 - x0) / 2) / shown.width,
    y: (middleY - (y1 - y0) / 2) / shown.height,
    width: (x1 - x0) / shown.width,
    height: (y1 - y0) / shown.height,
  };
}

/** Height of a sheet in points, in which character sizes are given. */
const SHEET = 842;

async function recognized(worker: Worker, picture: ReadyPicture, page: number) {
  const { data } = await worker.recognize(picture.png, {}, { text: true, blocks: true });
  const lines = (data.blocks ?? []).flatMap(({ paragraphs }) => paragraphs.flatMap(({ lines: own }) => own));
  const words = lines.flatMap((line) => {
    const height = line.bbox.y1 - line.bbox.y0;
    return line.words
      .filter(({ text }) => text.trim() !== '')
      .map((word): Word => {
        // Makes low words as high as their line, so that all words of a line have one size.
        const box = { ...word.bbox, y0: Math.min(word.bbox.y0, word.bbox.y1 - height * 0.6) };
        return {
          text: word.text.trim(),
          page,
          box: shownBox(box, picture),
          size: ((word.bbox.y1 - word.bbox.y0) / picture.shown.height) * SHEET,
          confidence: word.confidence / 100,
          from: 'ocr',
        };
      });
  });
  return { words, confidence: data.confidence / 100 };
}

/** Time limit for a page in ms. On some pages the engine never returns; the limit leaves time for a second try. */
const PAGE_MS = 30_000;

/** Opens the OCR engine for some languages. Use a new one for each document, because it adapts to pages and grows. */
export async function openOcr(languages: readonly string[], { isPart = false, pageMs = PAGE_MS } = {}): Promise<Ocr> {
  const { createWorker, OEM, PSM } = await import('tesseract.js');
  const codes = [...new Set(languages.map((each) => DATA[each] ?? 'eng'))];
  const langPath = dataFolder(codes);
  try {
    const worker = await createWorker(codes, OEM.LSTM_ONLY, {
      langPath,
      gzip: true,
      cacheMethod: 'none',
      workerBlobURL: false,
      errorHandler: () => undefined,
    });
    // A part of a page has no columns.
    if (isPart) await worker.setParameters({ tessedit_pageseg_mode: PSM.SINGLE_BLOCK });
    return {
      read: (picture, page) => withinTime(recognized(worker, picture, page), pageMs),
      close: async () => {
        await worker.terminate();
      },
    };
  } finally {
    rmSync(langPath, { recursive: true, force: true });
  }
}
