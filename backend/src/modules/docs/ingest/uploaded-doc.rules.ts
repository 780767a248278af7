import { doc } from '@lichen/contracts/docs/doc.entity';
import type { Context } from '../../../platform/engine/rules';
import type { UnitOfWork } from '../../../platform/engine/unit/unit-of-work';
import type { Uploaded } from '../../../platform/files/upload-handlers';
import type { Platform } from '../../../platform/platform';
import { pending } from '../read/start-reading.rules';
import { type Doc, standing } from '../review/standing';
import { emptyDoc, withFile } from './new-doc.rules';

interface Arriving {
  readonly file: Uploaded;
  /** True if the document should be read automatically; the account must have that feature. */
  readonly isRead: boolean;
  /** Fields known besides the file. */
  readonly known?: Partial<Pick<Doc, 'doc_ids' | 'email_id' | 'partner_id'>>;
}

/** Creates a document from a file, however it arrived, and returns its id. */
export async function uploadedDoc(
  platform: Pick<Platform, 'database' | 'clock'>,
  unit: UnitOfWork,
  context: Context,
  { file, isRead, known = {} }: Arriving,
): Promise<string> {
  const typed = { ...emptyDoc(context, file.name), ...known };
  const empty = { ...typed, ...standing(typed, null, context.today) };
  const record = {
    ...empty,
    ...(await withFile(platform, unit, context, empty, file)),
    ...(isRead ? await pending(unit, empty._id) : {}),
  };
  await unit.insert(doc, record, 'upload');
  return record._id;
}
