import { complianceCheck } from '@lichen/contracts/compliance/demands/check.entity';
import type { complianceRequest } from '@lichen/contracts/compliance/demands/request.entity';
import { submission } from '@lichen/contracts/compliance/demands/submission.entity';
import type { docShare } from '@lichen/contracts/docs/sharing/doc-share.entity';
import type { sharedDoc } from '@lichen/contracts/docs/sharing/shared-doc.entity';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import { dayAt } from '@lichen/contracts/formats/days';
import type { Connections } from '../../../platform/connections/connections';
import type { Context } from '../../../platform/engine/rules';
import { newRow } from '../../../platform/engine/unit/row-writes';
import type { UnitOfWork } from '../../../platform/engine/unit/unit-of-work';
import type { Demand } from './demand.rules';
import type { ConnectedCompany } from './asked-company.rules';
import { submittedValues } from './submitted-values';

export type Share = RecordOf<typeof docShare>;
export type Received = RecordOf<typeof sharedDoc>;
type Request = RecordOf<typeof complianceRequest>;

/** Data for answering requests on behalf of the acting company. */
export interface Answering {
  readonly unit: UnitOfWork;
  readonly connections: Connections;
  readonly context: Context;
}

/** Writes one submission: the check of this company and the submission of the asking company. */
export async function submitTo(
  { unit, context }: Answering,
  asking: ConnectedCompany,
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
    ...{ doc_share_id: share._id, status, reason: null, from, to, returned: null },
    prep_data: received.prep_data,
  };
  await unit.insert(complianceCheck, { ...newRow(context), _id: check_id, ...check }, 'submit');
  const fresh = { ...newRow(context), created_by: 'connection', _id: context.newId() };
  const handedIn = {
    ...{ demand_id: asks._id, partner_id: asks.partner_id, status, demand_type_id: asks.demand_type_id },
    ...{ name: received.name, received_on: day, from, to, manual, has_file, message: received.message },
    ...{ is_valid: has_file && missing.length === 0, score: { validationErr: missing }, prep_data: received.prep_data },
    ...{ shared_doc: received._id, reason: null, decided_on: null, decided_by: null, check_id, share_id: share._id },
    ...{ survey_hash: null, returned: null, passport_id: null, passport_file: null },
  };
  await asking.unit.insert(submission, { ...fresh, ...handedIn }, 'submit');
}
