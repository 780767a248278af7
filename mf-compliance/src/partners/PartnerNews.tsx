import type { RecordAnswer } from '@lichen/contracts/api/api-responses';
import { partner } from '@lichen/contracts/compliance/partner.entity';
import { type PartnerNews as News, partnerNews } from '@lichen/contracts/compliance/partner-news.call';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import {
  Card,
  EmptyState,
  Facts,
  QueryStates,
  Slot,
  SwitchField,
  useCall,
  useNotifyOutcome,
  usePortal,
  useSave,
  useT,
} from '@lichen/kit';

/** Switch for the own news, and the news that the partner shares. */
export function PartnerNews({ partner: record }: { partner: RecordOf<typeof partner> }) {
  const t = useT();
  const found = useCall<RecordAnswer<News>>(partnerNews, { partner_id: record._id });
  return (
    <>
      <Card title={t('Share our news')}>
        <OwnNews partner={record} />
      </Card>
      <Card title={t('News')}>
        <QueryStates of={found}>
          {({ obj }) =>
            obj.isShared ? (
              <Slot
                name="partner.news"
                props={{ partner_id: record._id }}
                otherwise={<EmptyState text={t('Not available yet')} />}
              />
            ) : (
              <EmptyState text={t('{partner} has not shared their news with you', { partner: record.name })} />
            )
          }
        </QueryStates>
      </Card>
    </>
  );
}

function OwnNews({ partner: record }: { partner: RecordOf<typeof partner> }) {
  const t = useT();
  const { may } = usePortal();
  const notify = useNotifyOutcome();
  const { update, isSaving } = useSave(partner);
  const label = partner.fields.share_news.label;
  if (!may(partner.allow.update))
    return <Facts facts={[{ label: t(label), value: t(record.share_news ? 'Yes' : 'No') }]} />;
  const turn = async (isOn: boolean) => notify(await update(record, { share_news: isOn }), 'Saved');
  return (
    <SwitchField
      label={label}
      hint="Once connected, this partner can read your published stories"
      disabled={isSaving}
      value={record.share_news}
      onChange={(next) => void turn(next === true)}
    />
  );
}
