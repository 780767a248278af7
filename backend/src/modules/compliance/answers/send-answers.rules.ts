import { refused } from '@lichen/contracts/api/problems';
import { complianceCheck } from '@lichen/contracts/compliance/demands/check.entity';
import { DEMAND_TEXTS } from '@lichen/contracts/compliance/demands/demand-texts';
import { SURVEY_DEMAND } from '@lichen/contracts/compliance/demands/demand-words';
import { demand } from '@lichen/contracts/compliance/demands/demand.entity';
import { complianceRequest } from '@lichen/contracts/compliance/demands/request.entity';
import { submission } from '@lichen/contracts/compliance/demands/submission.entity';
import type { surveyAnswers } from '@lichen/contracts/compliance/demands/survey-answers.entity';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import { dayAt } from '@lichen/contracts/formats/days';
import type { Answers } from '@lichen/contracts/survey/answers';
import { newRow } from '../../../platform/engine/unit/row-writes';
import { companyBehind } from '../demands/asked-company.rules';
import type { Answering } from '../demands/submit-to.rules';

/**
 * Writes the check of this company and the submission of the asking company. Returns the id of the check; throws
 * `refused` if the survey is no longer demanded.
 */
export async function sendAnswers(
  { unit, connections, context }: Answering,
  sheet: RecordOf<typeof surveyAnswers>,
  answers: Answers,
): Promise<string> {
  const asking = await companyBehind(unit, connections, context, sheet.partner_id);
  const request = await unit.records(complianceRequest).find(sheet.request_id);
  if (!asking || !request?.asked) throw refused(DEMAND_TEXTS.notAsked);
  // Locked, so that the demand cannot be withdrawn meanwhile.
  const asks = await asking.unit.records(demand).held(request.demand_id, 'exclusive');
  if (asks?.status !== 'sent' || asks.overridden) throw refused(DEMAND_TEXTS.notAsked);
  const status = asks.requires_review ? ('for_review' as const) : ('submitted' as const);
  const check_id = context.newId();
  const check = {
    ...{ request_id: request._id, partner_id: request.partner_id, doc_id: null, doc_name: sheet.survey_name },
    ...{ doc_share_id: null, status, reason: null, from: null, to: null, returned: null, prep_data: null },
  };
  await unit.insert(complianceCheck, { ...newRow(context), _id: check_id, ...check }, 'submit');
  const handedIn = {
    ...{ demand_id: asks._id, partner_id: asks.partner_id, status, demand_type_id: SURVEY_DEMAND },
    ...{ name: sheet.survey_name, received_on: dayAt(context.now), from: null, to: null, manual: true, has_file: true },
    ...{ is_valid: true, score: { validationErr: [] }, prep_data: answers, shared_doc: null, message: null },
    ...{ survey_hash: sheet.survey_hash, returned: null, reason: null, decided_on: null, decided_by: null },
    ...{ check_id, share_id: '', passport_id: null, passport_file: null },
  };
  const fresh = { ...newRow(context), created_by: 'connection', _id: context.newId() };
  await asking.unit.insert(submission, { ...fresh, ...handedIn }, 'submit');
  return check_id;
}
