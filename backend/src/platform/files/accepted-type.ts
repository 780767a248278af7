import { UPLOAD_TEXTS } from '@lichen/contracts/text/file-texts';
import { invalid } from '@lichen/contracts/api/problems';
import { contentTypeOf } from './content-type';
import { type Arrived, HEAD_BYTES } from './file-store';
import { expectSize } from './picture-size';
import type { UploadHandler } from './upload-handlers';

/** Returns the content type of accepted bytes; throws the refusal of any other type. */
export async function acceptedType(
  { bytes, head }: Arrived,
  handler: Pick<UploadHandler, 'types' | 'wrongType' | 'wrongTypes' | 'maxSide'>,
): Promise<string> {
  if (bytes === 0) throw invalid({ file: UPLOAD_TEXTS.noFile });
  const mime = await contentTypeOf(head.subarray(0, HEAD_BYTES), bytes <= HEAD_BYTES);
  if (!mime || !handler.types.includes(mime)) {
    const own = mime === undefined ? undefined : handler.wrongTypes?.[mime];
    throw invalid({ file: own ?? handler.wrongType ?? UPLOAD_TEXTS.wrongType });
  }
  if (handler.maxSide !== undefined) expectSize(head, mime, handler.maxSide);
  return mime;
}
