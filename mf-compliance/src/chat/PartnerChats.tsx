import { Card, useT, useUrlState } from '@lichen/kit';
import { Chats } from './Chats';

/** Conversations with the contacts of one partner, on the partner's page. */
export function PartnerChats({ partnerId }: { partnerId: string }) {
  const t = useT();
  const url = useUrlState();
  const to = url.one('to');
  return (
    <Card title={t('Messages')}>
      <Chats
        partnerId={partnerId}
        open={to === null ? null : { partner_id: partnerId, to }}
        addressOf={(talk) => `?tab=messages&to=${encodeURIComponent(talk.to)}`}
        onOpen={(talk) => url.set({ to: talk.to })}
        list="?tab=messages"
      />
    </Card>
  );
}
