import { notFound, Problem } from '@lichen/contracts/api/problems';
import { DOC_TEXTS } from '@lichen/contracts/docs/doc-texts';
import { sharedDoc } from '@lichen/contracts/docs/sharing/shared-doc.entity';
import { sharedDocPages } from '@lichen/contracts/docs/shown-pages.call';
import { handler } from '../../../platform/module';
import { pagesOfFile } from '../shown/show-file.loader';
import { sharedFile } from './shared-file.query';

/** Returns the pages of a document that a partner currently shares. */
export const sharedDocPagesAnswer = handler(sharedDocPages, async ({ input: { id }, context, read, platform }) => {
  const record = await read(sharedDoc).find(id);
  if (!record) throw notFound();
  const file = await sharedFile(platform, context.companyId, record);
  if (!file) throw new Problem('notFound', DOC_TEXTS.noFile);
  return { ok: true, obj: await pagesOfFile(platform.files, file) };
});
