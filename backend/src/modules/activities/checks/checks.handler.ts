import { dismissedFinding } from '@lichen/contracts/activities/checks/dismissed-finding.entity';
import { type Served, serve } from '../../../platform/engine/rules';
import type { ServedCall } from '../../../platform/module';
import { checkActivitiesCall, checkActivityCall } from './check-activity.handler';
import { answeredDrafts } from './draft-findings.query';
import type { CheckSources } from './check-subject.query';
import { mixedPotentialsAnswer } from './mixed-potentials/mixed-potentials.handler';
import { listFindingsCall } from './list-findings.handler';
import { activitiesWithoutCountryCall } from './without-country.handler';

export const checkEntities: readonly Served[] = [serve(dismissedFinding, {})];

/** Answers of the checks to other modules: findings about records that an import or document would create. */
export const checkAnswers = (sources: CheckSources) => [answeredDrafts(sources)];

/** Calls of the checks; all share the rows and results that `sources` has cached. */
export const checkCalls = (sources: CheckSources): ServedCall[] => [
  checkActivityCall(sources),
  checkActivitiesCall(sources),
  listFindingsCall(sources),
  activitiesWithoutCountryCall,
  mixedPotentialsAnswer(sources.library),
];
