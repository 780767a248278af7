import { dismissedFinding } from '@lichen/contracts/activities/checks/dismissed-finding.entity';
import { type Served, serve } from '../../../platform/engine/rules';
import type { ServedCall } from '../../../platform/module';
import type { FactorLibrary } from '../emission/published/factor';
import { checkActivitiesCall, checkActivityCall } from './check-activity.handler';
import type { Rates } from '../emission/goods-circumstances';
import type { Types } from './check-subject.query';
import { mixedPotentialsAnswer } from './mixed-potentials/mixed-potentials.handler';
import { listFindingsCall } from './list-findings.handler';
import { activitiesWithoutCountryCall } from './without-country.handler';

export const checkEntities: readonly Served[] = [serve(dismissedFinding, {})];

export const checkCalls = (types: Types, library: FactorLibrary, rates: Rates): ServedCall[] => [
  checkActivityCall(types, rates),
  checkActivitiesCall(types, rates),
  listFindingsCall(types, library, rates),
  activitiesWithoutCountryCall,
  mixedPotentialsAnswer(library),
];
