import { refused } from '@lichen/contracts/api/problems';
import { complianceCheck } from '@lichen/contracts/compliance/demands/check.entity';
import { DEMAND_TEXTS } from '@lichen/contracts/compliance/demands/demand-texts';
import { SURVEY_DEMAND } from '@lichen/contracts/compliance/demands/demand-words';
import { complianceRequest } from '@lichen/contracts/compliance/demands/request.entity';
import { surveyAnswers } from '@lichen/contracts/compliance/demands/survey-answers.entity';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import { operation } from '../../../platform/engine/operations';
import { beginAnswers, newestFirst } from './begin-answers.rules';
import { companyBehind } from '../demands/asked-company.rules';

type Sheet = RecordOf<typeof surveyAnswers>;
type Request = RecordOf<typeof complianceRequest>;
type Check = RecordOf<typeof complianceCheck>;

/** Decides whether the newest answer sheet stays as it is, is reopened, or a new one begins. */
function nextOf(request: Request, sheet: Sheet | undefined, check: Check | undefined): 'stay' | 'reopen' | 'begin' {
  if (!sheet) return 'begin';
  if (sheet.status === 'open') return 'stay';
  if (check?.status === 'rejected' || check?.status === 'recalled') return 'reopen';
  if (check?.status === 'expired') return 'begin';
  return request.for_renewal && check?.status !== 'for_review' ? 'begin' : 'stay';
}

/**
 * Opens the survey of a request: creates the answers, keeps them as they are, or reopens them after a rejection or
 * recall.
 */
export const openSurvey = operation(
  complianceRequest,
  'open_survey',
  async ({ record, context, unit, platform: { connections } }) => {
    if (record.demand_type_id !== SURVEY_DEMAND) throw refused(DEMAND_TEXTS.noSurvey);
    if (!record.asked) throw refused(DEMAND_TEXTS.notAsked);
    // The lock makes two people who open the survey at once create one answer sheet.
    await unit.records(complianceRequest).hold([record._id]);
    const [sheet] = newestFirst(await unit.records(surveyAnswers).list({ where: { request_id: record._id } }));
    const check = sheet?.check_id ? await unit.records(complianceCheck).find(sheet.check_id) : undefined;
    const next = nextOf(record, sheet, check ?? undefined);
    if (next === 'reopen' && sheet)
      await unit.update(surveyAnswers, sheet, { status: 'open', returned: check?.returned ?? null }, 'update');
    if (next !== 'begin') return {};
    const asking = await companyBehind(unit, connections, context, record.partner_id);
    if (!asking) throw refused(DEMAND_TEXTS.notAsked);
    await beginAnswers(unit, asking, record, sheet !== undefined, context);
    return {};
  },
);
