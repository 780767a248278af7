import { getConnectionInvitations } from '@lichen/contracts/compliance/connect.call';
import type { connectionInvitation } from '@lichen/contracts/compliance/connection-invitation.entity';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import type { ListAnswer } from '@lichen/contracts/api/api-responses';
import { Card, ErrorState, useCall, useT } from '@lichen/kit';
import { InvitationCard } from './InvitationCard';
import './invitations.css';

type Waiting = ListAnswer<RecordOf<typeof connectionInvitation>>;

/** Invitations that wait for an answer; renders nothing without any. */
export function ConnectionInvitations() {
  const t = useT();
  const { data, error, refetch } = useCall<Waiting>(getConnectionInvitations, {});
  if (error && !data)
    return (
      <Card title={t('Connection invitations from other companies')}>
        <ErrorState error={error} retry={() => void refetch()} />
      </Card>
    );
  if (!data || data.count === 0) return null;
  return (
    <section aria-label={t('Connection invitations from other companies')}>
      <Card title={t('Connection invitations from other companies')}>
        <ul className="vc-invitations">
          {data.list.map((one) => (
            <InvitationCard key={one._id} invitation={one} />
          ))}
        </ul>
      </Card>
    </section>
  );
}
