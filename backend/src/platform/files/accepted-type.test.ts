import { Problem } from '@lichen/contracts/api/problems';
import { PICTURE_MOST, UPLOAD_TEXTS } from '@lichen/contracts/text/file-texts';
import { spentMs } from '../../../test/loop-blocks';
import { measurePace } from '../../../test/machine-pace';
import { LOGOS } from '../../../test/hostile/logos';
import { acceptedType } from './accepted-type';

const handler = { types: ['image/png', 'image/jpeg', 'image/webp'], maxSide: PICTURE_MOST };
/** Longest time that the bytes of one picture may take, although the machine is busy. */
const MOST_MS = 200;

async function become(head: Buffer): Promise<string> {
  try {
    return await acceptedType({ hash: '', bytes: head.length, head }, handler);
  } catch (error) {
    const said = error instanceof Problem ? error.errors?.['file'] : undefined;
    return Object.entries(UPLOAD_TEXTS).find(([, text]) => text === said)?.[0] ?? String(error);
  }
}

it.each(LOGOS)('says what becomes of %s as a logo', async (_what, bytes, outcome) => {
  expect(await become(bytes)).toBe(outcome);
});

it('reads no picture for long', async () => {
  const pace = measurePace();
  const spent: [what: string, ms: number][] = [];
  for (const [what, bytes] of LOGOS) {
    const begun = spentMs();
    await become(bytes);
    spent.push([what, spentMs() - begun]);
  }
  const most = MOST_MS * pace();
  expect(spent.filter(([, ms]) => ms >= most)).toEqual([]);
});

it('reads each beginning of a picture without falling over it', async () => {
  const whole = LOGOS.filter(([, bytes, outcome]) => outcome.startsWith('image/') && bytes.length < 1000);
  expect(whole.length).toBeGreaterThan(5);
  for (const [, bytes] of whole)
    for (let end = 1; end < bytes.length; end += 1)
      expect(await become(bytes.subarray(0, end))).toMatch(/^(wrongType|damagedPicture|image\/(png|jpeg))$/);
});
