import { partnerComplianceStatus, type RequestCounts } from '@lichen/contracts/compliance/demands/status-counts.call';
import { paths } from '@lichen/contracts/api/paths';
import { QueryStates, Skeleton, useCall, useT, useTn } from '@lichen/kit';
import { StatusCard } from './StatusCard';

/** Open requests of partners; renders nothing without any. */
export default function RequestStatus() {
  const t = useT();
  const tn = useTn();
  return (
    <QueryStates of={useCall<RequestCounts>(partnerComplianceStatus, {})} skeleton={<Skeleton rows={1} height={120} />}>
      {({ count, requests, for_review, for_renewal }) =>
        count === 0 ? null : (
          <StatusCard
            title={t('Compliance requests')}
            count={requests}
            unit={tn(requests, 'open request', 'open requests')}
            to={`${paths.complianceRequests}?filter=non_compliant`}
            lines={[
              for_review > 0 && {
                text: tn(for_review, '{count} is being reviewed', '{count} are being reviewed'),
                to: `${paths.complianceRequests}?filter=non_compliant`,
              },
              for_renewal > 0 && {
                text: tn(for_renewal, '{count} is due for renewal', '{count} are due for renewal'),
                to: `${paths.complianceRequests}?filter=compliant`,
              },
            ]}
          />
        )
      }
    </QueryStates>
  );
}
