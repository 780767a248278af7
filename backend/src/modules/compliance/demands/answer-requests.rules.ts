import { complianceCheck } from '@lichen/contracts/compliance/demands/check.entity';
import { demand } from '@lichen/contracts/compliance/demands/demand.entity';
import { complianceRequest } from '@lichen/contracts/compliance/demands/request.entity';
import { submission } from '@lichen/contracts/compliance/demands/submission.entity';
import { doc } from '@lichen/contracts/docs/doc.entity';
import type { docShare } from '@lichen/contracts/docs/sharing/doc-share.entity';
import { sharedDoc } from '@lichen/contracts/docs/sharing/shared-doc.entity';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import { dayAt } from '@lichen/contracts/formats/days';
import type { Connections } from '../../../platform/connections/connections';
import type { Context } from '../../../platform/engine/rules';
import { newRow } from '../../../platform/engine/unit/row-writes';
import type { UnitOfWork } from '../../../platform/engine/unit/unit-of-work';
import type { Demand } from './demand.rules';
import { type Asked, companyBehind } from './settle.rules';
import { submittedValues } from './submitted-values';

export type Share = RecordOf<typeof docShare>;
type Request = RecordOf<typeof complianceRequest>;
type Received = RecordOf<typeof sharedDoc>;

interface Answering {
  readonly unit: UnitOfWork;
  readonly connections: Connections;
  readonly context: Context;
}

/** The document as the company that asks received it. */
async function receivedBy({ unit }: Asked, share: Share): Promise<Received | undefined> {
  const [found] = await unit.records(sharedDoc).list({ where: { share_id: share._id }, limit: 1 });
  return found;
}

/** Writes one submission: the own check, and the row of the company that asks. */
async function submitTo(
  { unit, context }: Answering,
  asking: Asked,
  {
    request,
    asks,
    share,
    received,
    manual,
  }: {
    request: Request;
    asks: Demand;
    share: Share;
    received: Received;
    manual: boolean;
  },
): Promise<void> {
  const day = dayAt(context.now);
  const { from, to, missing } = submittedValues(request.demand_type_id, received.prep_data, day);
  const has_file = received.contents !== null;
  const status = asks.requires_review ? ('for_review' as const) : ('submitted' as const);
  const check_id = context.newId();
  const check = {
    ...{ request_id: request._id, partner_id: request.partner_id, doc_id: share.doc_id, doc_name: share.doc_name },
    ...{ doc_share_id: share._id, status, reason: null, from, to },
  };
  await unit.insert(complianceCheck, { ...newRow(context), _id: check_id, ...check }, 'submit');
  const fresh = { ...newRow(context), created_by: 'connection', _id: context.newId() };
  const handedIn = {
    ...{ demand_id: asks._id, partner_id: asks.partner_id, status, demand_type_id: asks.demand_type_id },
    ...{ name: received.name, received_on: day, from, to, manual, has_file, message: received.message },
    ...{ is_valid: has_file && missing.length === 0, score: { validationErr: missing }, prep_data: received.prep_data },
    ...{ shared_doc: received._id, reason: null, decided_on: null, decided_by: null, check_id, share_id: share._id },
  };
  await asking.unit.insert(submission, { ...fresh, ...handedIn }, 'submit');
}

/** Sharing a document answers every open request of its types from that partner: one submission each. */
export async function answerRequests(answering: Answering, share: Share, only?: string): Promise<number> {
  const { unit, connections, context } = answering;
  const document = await unit.read(doc).find(share.doc_id);
  const types = document?.doc_ids ?? [];
  if (!document || types.length === 0) return 0;
  const where = { partner_id: share.partner_id, asked: 1, demand_type_id: { in: types } };
  const requests = await unit.records(complianceRequest).list({ where });
  const wanted = requests.filter(({ _id }) => only === undefined || _id === only);
  if (wanted.length === 0) return 0;
  const asking = await companyBehind(unit, connections, context, share.partner_id);
  const received = asking && (await receivedBy(asking, share));
  if (!asking || !received) return 0;
  const manual = document.edited || document.manual_entry;
  let answered = 0;
  for (const request of wanted) {
    // Held, so that it is not withdrawn meanwhile.
    const asks = await asking.unit.records(demand).held(request.demand_id, 'exclusive');
    if (asks?.status !== 'sent' || asks.overridden) continue;
    await submitTo(answering, asking, { request, asks, share, received, manual });
    answered += 1;
  }
  return answered;
}

type Check = RecordOf<typeof complianceCheck>;

/** Takes answers back: the own check, and the row of the company that asked, if the two are still connected. */
export async function recallAnswers(answering: Answering, checks: readonly Check[]): Promise<void> {
  const { unit, connections, context } = answering;
  for (const check of checks) {
    const asking = await companyBehind(unit, connections, context, check.partner_id);
    const where = { check_id: check._id };
    const [found] = asking ? await asking.unit.records(submission).list({ where, limit: 1 }) : [];
    // The row of the company that asks is held first by whoever decides as well.
    const handedIn = found && (await asking?.unit.records(submission).held(found._id, 'exclusive'));
    await unit.update(complianceCheck, check, { status: 'recalled', reason: null }, 'recall');
    if (!asking || !handedIn || handedIn.status === 'recalled') continue;
    // Kind, dates and decisions stay; what was said and shown is gone.
    const emptied = { prep_data: null, shared_doc: null, score: null, message: null };
    await asking.unit.update(submission, handedIn, { status: 'recalled', ...emptied }, 'recall');
  }
}
