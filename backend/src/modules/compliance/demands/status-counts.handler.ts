import {
  type DemandCounts,
  partnerComplianceStatus,
  partnerDemandStatus,
  type RequestCounts,
} from '@lichen/contracts/compliance/demands/status-counts.call';
import { demand } from '@lichen/contracts/compliance/demands/demand.entity';
import { complianceRequest } from '@lichen/contracts/compliance/demands/request.entity';
import { handler } from '../../../platform/module';
import type { Row } from '../../../platform/store/sql';

const countOf = (rows: readonly Row[], isWanted: (row: Row) => boolean): number =>
  rows.reduce((sum, row) => (isWanted(row) ? sum + Number(row['counted']) : sum), 0);

export const requestCountsAnswer = handler(partnerComplianceStatus, async ({ read }): Promise<RequestCounts> => {
  const selection = { where: { asked: 1, mandatory: 1 } };
  const by = ['inforce', 'for_review', 'for_renewal'];
  const rows = await read(complianceRequest).groups({ by, measures: [], selection });
  const isOpen = (row: Row) => row['inforce'] === 0;
  const requests = countOf(rows, isOpen);
  const for_renewal = countOf(rows, (row) => !isOpen(row) && row['for_renewal'] === 1);
  return {
    ...{ requests, for_renewal, count: requests + for_renewal },
    for_review: countOf(rows, (row) => isOpen(row) && row['for_review'] === 1),
  };
});

export const demandCountsAnswer = handler(partnerDemandStatus, async ({ read }): Promise<DemandCounts> => {
  const selection = { where: { status: 'sent', overridden: 0 } };
  const by = ['mandatory', 'compliant', 'for_review', 'non_compliant_reason'];
  const rows = await read(demand).groups({ by, measures: [], selection });
  const isConnected = (row: Row) => row['non_compliant_reason'] !== 'not_connected';
  const requests = countOf(rows, isConnected);
  return {
    ...{ requests, count: requests },
    non_compliant: countOf(rows, (row) => isConnected(row) && row['mandatory'] === 1 && row['compliant'] === 0),
    for_review: countOf(rows, (row) => row['for_review'] === 1),
  };
});
