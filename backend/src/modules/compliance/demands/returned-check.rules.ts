import { refused } from '@lichen/contracts/api/problems';
import { complianceCheck } from '@lichen/contracts/compliance/demands/check.entity';
import { DEMAND_TEXTS } from '@lichen/contracts/compliance/demands/demand-texts';
import { complianceRequest } from '@lichen/contracts/compliance/demands/request.entity';
import { docShare } from '@lichen/contracts/docs/sharing/doc-share.entity';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import type { UnitOfWork } from '../../../platform/engine/unit/unit-of-work';

type Request = RecordOf<typeof complianceRequest>;

/** Returns the newest check if it has returned fields and its document is still shared; otherwise throws `refused`. */
export async function returnedCheck(unit: UnitOfWork, { _id, asked }: Request) {
  if (!asked) throw refused(DEMAND_TEXTS.notAsked);
  // The lock makes a concurrent second correction see the first one.
  await unit.records(complianceRequest).hold([_id]);
  const order = [{ column: 'created_on', descending: true }];
  const [check] = await unit.records(complianceCheck).list({ where: { request_id: _id }, order, limit: 1 });
  const share = check?.doc_share_id ? await unit.read(docShare).find(check.doc_share_id) : undefined;
  if (check?.status !== 'rejected' || !check.returned || share?.status !== 'shared')
    throw refused(DEMAND_TEXTS.nothingReturned);
  return { check, returned: check.returned, share };
}
