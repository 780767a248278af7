import type { RecordAnswer } from '@lichen/contracts/api/api-responses';
import type { complianceRequest } from '@lichen/contracts/compliance/demands/request.entity';
import { type ShareReach, shareReach } from '@lichen/contracts/docs/sharing/share.call';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import { useCall, useT, useTn } from '@lichen/kit';

type Request = RecordOf<typeof complianceRequest>;

/** Tells the person, before submission, how many people at these companies will see the file. */
export function WhoSees({ requests }: { requests: readonly Request[] }) {
  const t = useT();
  const partners = [...new Set(requests.map(({ partner_id }) => partner_id))];
  return (
    <section className="cp-reach" aria-label={t('Who will see it')}>
      <strong>{t('Who will see it')}</strong>
      {partners.map((id) => (
        <Reach key={id} partnerId={id} />
      ))}
    </section>
  );
}

function Reach({ partnerId }: { partnerId: string }) {
  const tn = useTn();
  const reach = useCall<RecordAnswer<ShareReach>>(shareReach, { partner_id: partnerId }).data?.obj;
  if (!reach?.isConnected) return null;
  return (
    <p>
      {tn(
        reach.people,
        '{count} person at {company} will see the file and the data read from it. Nobody else.',
        '{count} people at {company} will see the file and the data read from it. Nobody else.',
        { company: reach.company ?? '' },
      )}
    </p>
  );
}
