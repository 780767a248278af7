import { paths } from '@lichen/contracts/api/paths';
import { complianceCheck } from '@lichen/contracts/compliance/demands/check.entity';
import { DEMAND_NOTICES } from '@lichen/contracts/compliance/demands/demand-notices';
import { SURVEY_DEMAND, type SubmissionStatus } from '@lichen/contracts/compliance/demands/demand-words';
import { complianceRequest } from '@lichen/contracts/compliance/demands/request.entity';
import { submission } from '@lichen/contracts/compliance/demands/submission.entity';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import type { Read } from '../../../platform/engine/rules';
import type { AboutRequest, Demanded, ProofMail } from './proof-mails.rules';

type Check = RecordOf<typeof complianceCheck>;

/** A notice about an event. */
export interface News extends Demanded {
  readonly text: string;
  readonly partner_id: string;
  readonly link: string;
  /** Set if the notice is also sent by email. */
  readonly mail?: AboutRequest;
}

type Tells = (read: Read, id: string) => Promise<News | undefined>;

const UNDECIDED = { reason: null, returned: null };

const ofRequest =
  (text: string, kind: ProofMail, { reason, returned }: Pick<Check, 'reason' | 'returned'> = UNDECIDED): Tells =>
  async (read, id) => {
    const found = await read(complianceRequest).find(id);
    if (!found?.asked) return undefined;
    const { _id, partner_id, demand_type_id: type, survey_name: survey, renewal_date } = found;
    const link = paths.complianceRequest(_id);
    return { text, partner_id, type, survey, link, mail: { kind, request_id: _id, renewal_date, reason, returned } };
  };

/** Tells of a decision, unless the submission has been recalled or decided otherwise since. */
const ofCheck =
  (status: SubmissionStatus, tells: (check: Check) => Tells): Tells =>
  async (read, id) => {
    const check = await read(complianceCheck).find(id);
    return check?.status === status ? tells(check)(read, check.request_id) : undefined;
  };

const ofRejected = (check: Check): Tells =>
  check.returned
    ? ofRequest(DEMAND_NOTICES.give_back, 'proof_returned', check)
    : ofRequest(DEMAND_NOTICES.reject, 'proof_rejected', check);

const ofSubmission =
  (text: string): Tells =>
  async (read, id) => {
    const found = await read(submission).find(id);
    if (!found) return undefined;
    const { partner_id, demand_type_id: type, demand_id, name } = found;
    const survey = type === SURVEY_DEMAND ? name : null;
    return { text, partner_id, type, survey, link: paths.complianceDemand(demand_id) };
  };

/** Notices by event. The actor is in the other company, or the event has none. */
export const PROOF_NEWS: Readonly<Record<string, Tells>> = {
  [`${complianceRequest.name}.ask`]: ofRequest(DEMAND_NOTICES.ask, 'proof_request'),
  [`${complianceRequest.name}.remind`]: ofRequest(DEMAND_NOTICES.remind, 'proof_reminder'),
  [`${complianceRequest.name}.fall_due`]: ofRequest(DEMAND_NOTICES.fall_due, 'proof_due'),
  [`${complianceRequest.name}.expire`]: ofRequest(DEMAND_NOTICES.expire, 'proof_expired'),
  [`${complianceCheck.name}.accept`]: ofCheck('accepted', () => ofRequest(DEMAND_NOTICES.accept, 'proof_accepted')),
  [`${complianceCheck.name}.reject`]: ofCheck('rejected', ofRejected),
  [`${submission.name}.submit`]: ofSubmission(DEMAND_NOTICES.submit),
  [`${submission.name}.recall`]: ofSubmission(DEMAND_NOTICES.recall),
};
