import { complianceCheck } from '@lichen/contracts/compliance/demands/check.entity';
import { SURVEY_DEMAND } from '@lichen/contracts/compliance/demands/demand-words';
import { demand } from '@lichen/contracts/compliance/demands/demand.entity';
import { complianceRequest } from '@lichen/contracts/compliance/demands/request.entity';
import { submission } from '@lichen/contracts/compliance/demands/submission.entity';
import { doc } from '@lichen/contracts/docs/doc.entity';
import { sharedDoc } from '@lichen/contracts/docs/sharing/shared-doc.entity';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import { EMPTIED } from './demand.rules';
import { type ConnectedCompany, companyBehind } from './asked-company.rules';
import { type Answering, type Received, type Share, submitTo } from './submit-to.rules';

/** Returns the shared document as the asking company received it; undefined without one. */
export async function receivedBy({ unit }: ConnectedCompany, share: Share): Promise<Received | undefined> {
  const [found] = await unit.records(sharedDoc).list({ where: { share_id: share._id }, limit: 1 });
  return found;
}

/**
 * Submits a shared document to every request of its types from that partner, or to the request `only`. Returns the
 * number of submissions.
 */
export async function answerRequests(answering: Answering, share: Share, only?: string): Promise<number> {
  const { unit, connections, context } = answering;
  const document = await unit.read(doc).find(share.doc_id);
  const types = document?.doc_ids ?? [];
  if (!document || types.length === 0) return 0;
  const where = { partner_id: share.partner_id, asked: 1, demand_type_id: { in: types } };
  const requests = await unit.records(complianceRequest).list({ where });
  // A survey is answered in its form, never by a document.
  const isWanted = (one: { _id: string; demand_type_id: string }) =>
    one.demand_type_id !== SURVEY_DEMAND && (only === undefined || one._id === only);
  const wanted = requests.filter(isWanted);
  if (wanted.length === 0) return 0;
  const asking = await companyBehind(unit, connections, context, share.partner_id);
  const received = asking && (await receivedBy(asking, share));
  if (!asking || !received) return 0;
  const manual = document.edited || document.manual_entry;
  let answered = 0;
  for (const request of wanted) {
    // Locked, so that the demand cannot be withdrawn meanwhile.
    const asks = await asking.unit.records(demand).held(request.demand_id, 'exclusive');
    if (asks?.status !== 'sent' || asks.overridden) continue;
    await submitTo(answering, asking, { request, asks, share, received, manual });
    answered += 1;
  }
  return answered;
}

type Check = RecordOf<typeof complianceCheck>;

/**
 * Recalls answers: the check of this company and, while the two are connected, the submission of the asking company.
 */
export async function recallAnswers(answering: Answering, checks: readonly Check[]): Promise<void> {
  const { unit, connections, context } = answering;
  for (const check of checks) {
    const asking = await companyBehind(unit, connections, context, check.partner_id);
    // The share is indexed and leads to few rows; survey answers have no share, so their demand narrows the search.
    const request =
      check.doc_share_id === null ? await unit.records(complianceRequest).find(check.request_id) : undefined;
    const share = check.doc_share_id === null ? {} : { share_id: check.doc_share_id };
    const where = { check_id: check._id, ...share, ...(request ? { demand_id: request.demand_id } : {}) };
    const [found] = asking ? await asking.unit.records(submission).list({ where, limit: 1 }) : [];
    // Locks the rows of the asking company first, in the same order as a decision does.
    if (found) await asking?.unit.records(demand).hold([found.demand_id]);
    const handedIn = found && (await asking?.unit.records(submission).held(found._id, 'exclusive'));
    await unit.update(complianceCheck, check, { status: 'recalled', reason: null }, 'recall');
    if (!asking || !handedIn || handedIn.status === 'recalled') continue;
    await asking.unit.update(submission, handedIn, { status: 'recalled', ...EMPTIED }, 'recall');
  }
}
