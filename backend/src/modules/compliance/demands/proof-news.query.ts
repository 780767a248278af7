import { paths } from '@lichen/contracts/api/paths';
import { complianceCheck } from '@lichen/contracts/compliance/demands/check.entity';
import { DEMAND_NOTICES } from '@lichen/contracts/compliance/demands/demand-notices';
import { complianceRequest } from '@lichen/contracts/compliance/demands/request.entity';
import { submission } from '@lichen/contracts/compliance/demands/submission.entity';
import type { Read } from '../../../platform/engine/rules';
import type { ProofMail } from './proof-mails.rules';

/** A notice about an event. */
export interface News {
  readonly text: string;
  readonly partner_id: string;
  readonly type: string;
  readonly link: string;
  /** Set if the notice is also sent by email. */
  readonly mail?: { readonly kind: ProofMail; readonly request_id: string; readonly renewal_date: number | null };
}

type Tells = (read: Read, id: string) => Promise<News | undefined>;

const ofRequest =
  (text: string, kind: ProofMail): Tells =>
  async (read, id) => {
    const found = await read(complianceRequest).find(id);
    if (!found?.asked) return undefined;
    const { _id, partner_id, demand_type_id: type, renewal_date } = found;
    return {
      text,
      partner_id,
      type,
      link: paths.complianceRequest(_id),
      mail: { kind, request_id: _id, renewal_date },
    };
  };

const ofCheck =
  (text: string, kind: ProofMail): Tells =>
  async (read, id) => {
    const check = await read(complianceCheck).find(id);
    return check && ofRequest(text, kind)(read, check.request_id);
  };

const ofSubmission =
  (text: string): Tells =>
  async (read, id) => {
    const found = await read(submission).find(id);
    if (!found) return undefined;
    const { partner_id, demand_type_id: type, demand_id } = found;
    return { text, partner_id, type, link: paths.complianceDemand(demand_id) };
  };

/** Notices by event. The actor is in the other company, or the event has none. */
export const PROOF_NEWS: Readonly<Record<string, Tells>> = {
  [`${complianceRequest.name}.ask`]: ofRequest(DEMAND_NOTICES.ask, 'proof_request'),
  [`${complianceRequest.name}.remind`]: ofRequest(DEMAND_NOTICES.remind, 'proof_reminder'),
  [`${complianceRequest.name}.fall_due`]: ofRequest(DEMAND_NOTICES.fall_due, 'proof_due'),
  [`${complianceRequest.name}.expire`]: ofRequest(DEMAND_NOTICES.expire, 'proof_expired'),
  [`${complianceCheck.name}.accept`]: ofCheck(DEMAND_NOTICES.accept, 'proof_accepted'),
  [`${complianceCheck.name}.reject`]: ofCheck(DEMAND_NOTICES.reject, 'proof_rejected'),
  [`${submission.name}.submit`]: ofSubmission(DEMAND_NOTICES.submit),
  [`${submission.name}.recall`]: ofSubmission(DEMAND_NOTICES.recall),
};
