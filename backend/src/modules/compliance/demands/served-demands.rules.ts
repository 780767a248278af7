import { demand } from '@lichen/contracts/compliance/demands/demand.entity';
import { submission } from '@lichen/contracts/compliance/demands/submission.entity';
import { serve } from '../../../platform/engine/rules';
import { complianceStatsAnswer } from './stats/compliance-stats.handler';
import { acceptSubmission, rejectSubmission, returnQuestions } from './decide.operation';
import { demandDays } from './demand-days.job';
import { demandRules } from './demand.rules';
import { reinstateDemand, remindPartner, withdrawDemand } from './demand.operation';
import { demandsInStep } from './in-step.rules';
import { remindPartnersAnswer } from './remind.handler';
import { servedRequests } from './served-requests.rules';
import { demandCountsAnswer, requestCountsAnswer } from './stats/status-counts.handler';
import { tellOfDay } from './tell-of-day.job';
import { tellOfProof } from './tell-of-proof.listener';

/** Entities, operations and jobs for demands of this company and requests of others. */
export const servedDemands = {
  entities: [serve(demand, demandRules), serve(submission, {}), ...servedRequests.entities],
  operations: [
    ...[withdrawDemand, reinstateDemand, remindPartner],
    ...[acceptSubmission, rejectSubmission, returnQuestions],
    ...servedRequests.operations,
  ],
  watches: [demandsInStep],
  calls: [complianceStatsAnswer, remindPartnersAnswer, requestCountsAnswer, demandCountsAnswer],
  listener: tellOfProof,
  daily: demandDays,
  job: tellOfDay,
};
