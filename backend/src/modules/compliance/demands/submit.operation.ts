import { notFound, refused } from '@lichen/contracts/api/problems';
import { complianceCheck } from '@lichen/contracts/compliance/demands/check.entity';
import { DEMAND_TEXTS } from '@lichen/contracts/compliance/demands/demand-texts';
import { complianceRequest } from '@lichen/contracts/compliance/demands/request.entity';
import { docShare } from '@lichen/contracts/docs/sharing/doc-share.entity';
import { operation } from '../../../platform/engine/operations';
import { answerRequests } from './answer-requests.rules';

/** Answers a request with a document that the partner sees already: it was shared before anybody asked for it. */
export const submitShared = operation(
  complianceRequest,
  'submit',
  async ({ record, input, context, unit, platform: { connections } }) => {
    const share = await unit.read(docShare).find(input.doc_share_id);
    if (share?.status !== 'shared' || share.partner_id !== record.partner_id) throw notFound();
    if (!record.asked) throw refused(DEMAND_TEXTS.notAsked);
    const live = { status: { in: ['for_review', 'submitted', 'accepted'] } };
    const where = { ...live, request_id: record._id, doc_share_id: share._id };
    if ((await unit.records(complianceCheck).count({ where })) > 0) throw refused(DEMAND_TEXTS.answeredAlready);
    const answered = await answerRequests({ unit, connections, context }, share, record._id);
    if (answered === 0) throw refused(DEMAND_TEXTS.otherType);
    return {};
  },
);
