import { type BoxText, readBox } from '@lichen/contracts/docs/doc.call';
import { doc } from '@lichen/contracts/docs/doc.entity';
import { DOC_TEXTS } from '@lichen/contracts/docs/doc-texts';
import { MOST_RAW } from '@lichen/contracts/docs/shown-place';
import { Problem, refused } from '@lichen/contracts/api/problems';
import { makeSemaphore } from '../../../platform/bounded/semaphore';
import { handler } from '../../../platform/module';
import { readingOf } from '../review/doc-facts.query';
import { readStoredBox } from './read-file.loader';
import { isReading } from './start-reading.rules';

/** Runs one box at a time, because each starts a process with an OCR engine. */
const inTurn = makeSemaphore(1);
const underWay = new Set<string>();

/** Allows one box per company at a time. Throws `refused` for further ones instead of queueing them. */
async function oneOf<T>(companyId: string, work: () => Promise<T>): Promise<T> {
  if (underWay.has(companyId)) throw refused(DOC_TEXTS.boxUnderWay);
  underWay.add(companyId);
  try {
    return await inTurn(work, companyId);
  } finally {
    underWay.delete(companyId);
  }
}

/** Reads the text in a box that a person drew on a page without text of its own. */
export const readBoxAnswer = handler(readBox, async ({ input: { id, ...part }, context, read, platform }) => {
  const record = await read(doc).get(id);
  const { content_hash: hash } = record;
  if (hash === null) throw new Problem('notFound', DOC_TEXTS.noFile);
  if (!isReading(context)) throw refused(DOC_TEXTS.notRead);
  const language = (await readingOf(read, record))?.language ?? null;
  const text = await oneOf(context.companyId, () => readStoredBox(platform, { hash, ...part, language }));
  const obj: BoxText = { text: text.slice(0, MOST_RAW) };
  return { ok: true, obj };
});
