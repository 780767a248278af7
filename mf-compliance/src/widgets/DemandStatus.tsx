import { type DemandCounts, partnerDemandStatus } from '@lichen/contracts/compliance/demands/status-counts.call';
import { paths } from '@lichen/contracts/api/paths';
import { QueryStates, Skeleton, useCall, useT, useTn } from '@lichen/kit';
import { StatusCard } from './StatusCard';

/** Demands of this company; renders nothing without any. */
export default function DemandStatus() {
  const t = useT();
  const tn = useTn();
  return (
    <QueryStates of={useCall<DemandCounts>(partnerDemandStatus, {})} skeleton={<Skeleton rows={1} height={120} />}>
      {({ count, requests, non_compliant, for_review }) =>
        count === 0 ? null : (
          <StatusCard
            title={t('Demands of partners')}
            count={requests}
            unit={tn(requests, 'demand sent', 'demands sent')}
            to={paths.partnerCompliance}
            lines={[
              for_review > 0 && {
                text: tn(for_review, '{count} is waiting for your review', '{count} are waiting for your review'),
                to: `${paths.partnerCompliance}?filter=for_review`,
              },
              non_compliant > 0 && {
                text: tn(non_compliant, '{count} is not compliant', '{count} are not compliant'),
                to: `${paths.partnerCompliance}?filter=non_compliant`,
              },
            ]}
          />
        )
      }
    </QueryStates>
  );
}
