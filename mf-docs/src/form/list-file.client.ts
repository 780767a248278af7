import { fileAddress } from '../shared/file-address';
import type { Doc } from '../shared/documents';

/** Fetches the file of a document as it was uploaded; throws where the request fails. */
export async function listFile({ _id, name, version, contents }: Doc): Promise<File> {
  const answer = await fetch(fileAddress(_id, version));
  if (!answer.ok) throw new Error(`The file answered ${answer.status}`);
  return new File([await answer.blob()], name, { type: contents?.type ?? '' });
}
