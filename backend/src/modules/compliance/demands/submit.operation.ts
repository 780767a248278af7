import { notFound, refused } from '@lichen/contracts/api/problems';
import { complianceCheck } from '@lichen/contracts/compliance/demands/check.entity';
import { DEMAND_TEXTS } from '@lichen/contracts/compliance/demands/demand-texts';
import { complianceRequest } from '@lichen/contracts/compliance/demands/request.entity';
import { docShare } from '@lichen/contracts/docs/sharing/doc-share.entity';
import { type Operating, operation } from '../../../platform/engine/operations';
import { answerRequests } from './answer-requests.rules';
import { companyBehind } from './asked-company.rules';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import { demand } from '@lichen/contracts/compliance/demands/demand.entity';

/** Answers a request with a document that was already shared with the partner before. */
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

type Request = RecordOf<typeof complianceRequest>;
type Begun = Partial<Pick<Request, 'opened_on' | 'started_on'>>;

/** Records the first opening or start in the request and in the demand of the asking company. */
async function begin(
  {
    record,
    unit,
    context,
    platform,
  }: Pick<Operating<typeof complianceRequest, 'open'>, 'record' | 'unit' | 'context' | 'platform'>,
  event: 'open' | 'start',
): Promise<Begun> {
  const name = event === 'open' ? 'opened_on' : 'started_on';
  if (!record.asked || record[name] !== null) return {};
  const begun: Begun = { [name]: context.now, ...(record.opened_on === null ? { opened_on: context.now } : {}) };
  const asking = await companyBehind(unit, platform.connections, context, record.partner_id);
  const asks = await asking?.unit.records(demand).held(record.demand_id, 'exclusive');
  if (asking && asks) await asking.unit.update(demand, asks, begun, event);
  return begun;
}

export const openRequest = operation(complianceRequest, 'open', (call) => begin(call, 'open'));
export const startRequest = operation(complianceRequest, 'start', (call) => begin(call, 'start'));
