import { Problem } from '@lichen/contracts/api/problems';
import { doc } from '@lichen/contracts/docs/doc.entity';
import { DOC_TEXTS } from '@lichen/contracts/docs/doc-texts';
import { docPages } from '@lichen/contracts/docs/shown-pages.call';
import { fileRecords } from '../../../platform/files/file-records';
import { handler } from '../../../platform/module';
import { pagesOfFile } from './show-file.loader';

/** Returns the pages of an own document. */
export const docPagesAnswer = handler(docPages, async ({ input: { id }, context, read, platform }) => {
  const { database, clock, files } = platform;
  const { file_id } = await read(doc).get(id);
  const file = file_id === null ? undefined : await fileRecords(database, clock).find(context.companyId, file_id);
  if (!file) throw new Problem('notFound', DOC_TEXTS.noFile);
  return { ok: true, obj: await pagesOfFile(files, file) };
});
