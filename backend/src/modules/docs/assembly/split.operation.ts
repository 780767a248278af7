import { invalid, refused } from '@lichen/contracts/api/problems';
import { ASSEMBLY_TEXTS } from '@lichen/contracts/docs/assembly/assembly-texts';
import { areInOrder, type PageRange } from '@lichen/contracts/docs/assembly/page-range';
import { doc } from '@lichen/contracts/docs/doc.entity';
import { operation } from '../../../platform/engine/operations';
import { emptyDoc } from '../ingest/new-doc.rules';
import type { Doc } from '../review/standing';
import { PDF, partName, TIFF } from './assembled';
import { SPLIT } from './job-kinds';
import { expectFree } from './may-assemble';

function expectParts(parts: readonly PageRange[], pages: number | null): void {
  if (!areInOrder(parts)) throw invalid({ parts: ASSEMBLY_TEXTS.ranges });
  if (pages === null) return;
  if (parts.some(({ to }) => to > pages)) throw invalid({ parts: ASSEMBLY_TEXTS.beyond });
  if (parts.some(({ from, to }) => from === 1 && to === pages)) throw invalid({ parts: ASSEMBLY_TEXTS.wholeFile });
}

/** Creates a document for each part of a file. The whole document is set aside and can be joined back. */
export const splitDoc = operation(doc, 'split', async ({ record, input: { parts }, context, unit }) => {
  const { type, pages } = expectFree(record);
  if (![PDF, TIFF].includes(type) || pages === 1) throw refused(ASSEMBLY_TEXTS.notSplittable);
  expectParts(parts, pages);
  const job_id = await unit.startJob(SPLIT, { id: record._id });
  const { email_id, received_from } = record;
  const made = parts.map(
    (part): Doc => ({
      ...emptyDoc(context, partName(record.name, part)),
      ...{ email_id, received_from, part_of: record._id, part_pages: part },
      ...{ job_id, status: 'loading', queue: 'reading' },
    }),
  );
  for (const part of made) await unit.insert(doc, part, 'split_off');
  return { set_aside: 'split' as const };
});
