import { FILE_TOO_MUCH_WORK } from '@lichen/contracts/text/file-texts';
import { openOcr } from '../ocr/ocr.loader';
import { openPicture } from './picture.loader';
import { type DrawnPage, readPictures } from './read-pictures.loader';

async function paper(text: string): Promise<Uint8Array> {
  const { default: sharp } = await import('sharp');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1240" height="400"><rect width="100%" height="100%" fill="#fff"/><text x="60" y="200" font-size="60" font-family="sans-serif">${text}</text></svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}

const pageOf = (bytes: Uint8Array, page: number): DrawnPage => ({ page, size: null, open: () => openPicture(bytes) });
const never = { pageMs: 1 };

it('says of a scan on whose only page the engine is stuck that it cannot be read, and soon', async () => {
  const bytes = await paper('Invoice 4711');
  const stuck = readPictures(
    [pageOf(bytes, 1)],
    'en',
    () => undefined,
    (languages) => openOcr(languages, never),
  );
  await expect(stuck).rejects.toMatchObject({ name: 'Problem', message: FILE_TOO_MUCH_WORK });
});

it('reads the other pages of a scan with a new engine', async () => {
  const bytes = await paper('Invoice 4711');
  let opened = 0;
  const pages = await readPictures(
    [pageOf(bytes, 1), pageOf(bytes, 2)],
    'en',
    () => undefined,
    (languages) => {
      opened += 1;
      return openOcr(languages, opened < 3 ? never : {});
    },
  );
  expect(pages.map(({ readable }) => readable)).toEqual([false, true]);
  expect(pages[1]?.words.map(({ text }) => text).join(' ')).toContain('4711');
});

it('reads a page on which the engine is stuck in black and white', async () => {
  const bytes = await paper('Invoice 4711');
  let opened = 0;
  const [page] = await readPictures(
    [pageOf(bytes, 1)],
    'en',
    () => undefined,
    (languages) => {
      opened += 1;
      return openOcr(languages, opened === 1 ? never : {});
    },
  );
  expect(opened).toBe(2);
  expect(page?.words.map(({ text }) => text).join(' ')).toContain('4711');
});

it('starts no engine for pages that are blank or cannot be drawn', async () => {
  const blank = await paper('');
  const broken = { ...pageOf(blank, 2), open: () => Promise.reject(new Error('broken')) };
  let opened = 0;
  const open = (languages: readonly string[]) => {
    opened += 1;
    return openOcr(languages);
  };
  const pages = await readPictures([pageOf(blank, 1), broken], 'en', () => undefined, open);
  expect(opened).toBe(0);
  expect(pages).toMatchObject([
    { page: 1, width: 595, height: expect.closeTo((595 * 400) / 1240, 0), words: [], readable: false },
    { page: 2, words: [], readable: false },
  ]);

  const [, , read] = await readPictures(
    [...[1, 2].map((page) => pageOf(blank, page)), pageOf(await paper('Invoice 4711'), 3)],
    'en',
    () => undefined,
    open,
  );
  expect(opened).toBe(1);
  expect(read?.words.map(({ text }) => text).join(' ')).toContain('4711');
});
