import {
  type DemandCounts,
  partnerComplianceStatus,
  partnerDemandStatus,
  type RequestCounts,
} from '@lichen/contracts/compliance/demands/status-counts.call';
import { complianceRequest } from '@lichen/contracts/compliance/demands/request.entity';
import { handler } from '../../../../platform/module';
import type { Row } from '../../../../platform/store/sql';
import { demandGroups } from './demand-groups.query';
import { countOf, isCounted } from './stats-of-demands';

const rowCount = (rows: readonly Row[], isWanted: (row: Row) => boolean): number =>
  rows.reduce((sum, row) => (isWanted(row) ? sum + Number(row['counted']) : sum), 0);

export const requestCountsAnswer = handler(partnerComplianceStatus, async ({ read }): Promise<RequestCounts> => {
  const selection = { where: { asked: 1, mandatory: 1 } };
  const by = ['inforce', 'for_review', 'for_renewal'];
  const rows = await read(complianceRequest).groups({ by, measures: [], selection });
  const isOpen = (row: Row) => row['inforce'] === 0;
  const requests = rowCount(rows, isOpen);
  const for_renewal = rowCount(rows, (row) => !isOpen(row) && row['for_renewal'] === 1);
  return {
    ...{ requests, for_renewal, count: requests + for_renewal },
    for_review: rowCount(rows, (row) => isOpen(row) && row['for_review'] === 1),
  };
});

export const demandCountsAnswer = handler(partnerDemandStatus, async ({ read }): Promise<DemandCounts> => {
  const groups = await demandGroups(read, { status: 'sent', overridden: 0 });
  const requests = countOf(groups, ({ non_compliant_reason: reason }) => reason !== 'not_connected');
  return {
    ...{ requests, count: requests },
    non_compliant: countOf(groups, (one) => isCounted(one) && !one.compliant),
    for_review: countOf(groups, ({ for_review }) => for_review),
  };
});
