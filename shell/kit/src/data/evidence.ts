import type { RecordAnswer } from '@lichen/contracts/api/api-responses';
import type { EvidenceAsked, GivenReason } from '@lichen/contracts/api/reason';
import { data } from './data';

/** Uploads the evidence and returns the reason with the file's id; throws if the upload is refused. */
export async function reasonWithEvidence(
  reason: string,
  { entity }: Pick<EvidenceAsked, 'entity'>,
  file: File,
): Promise<GivenReason> {
  const body = new FormData();
  body.set('entity', entity);
  body.set('file', file);
  const { obj } = await data<RecordAnswer<{ _id: string }>>('/api/upload', { method: 'POST', body });
  return { reason, evidence: obj._id };
}
