import { INVITE_STATES } from '@lichen/contracts/compliance/partner.entity';
import { partner } from '@lichen/contracts/compliance/partner.entity';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import { yearOf } from '@lichen/contracts/formats/days';
import { Card, EmptyState, Facts, Slot, StatusTag, useCodeLabels, useFormat, usePortal, useT } from '@lichen/kit';
import { INVITE_TONES } from '../shared/partner-words';
import { PartnerReturns } from '../returns/PartnerReturns';

/** Facts that the page header does not show, and the annual returns. */
export function PartnerSummary({ partner: one }: { partner: RecordOf<typeof partner> }) {
  const t = useT();
  const format = useFormat();
  const currencyName = useCodeLabels('currencies');
  const { fields } = partner;
  return (
    <>
      <Card title={t('Partner')}>
        <Facts
          facts={[
            { label: t(fields.currency.label), value: one.currency && currencyName(one.currency) },
            {
              label: t(partner.derived.invite_status.label),
              value: (
                <StatusTag tone={INVITE_TONES[one.invite_status]}>{t(INVITE_STATES[one.invite_status])}</StatusTag>
              ),
            },
            { label: t(partner.derived.company_name.label), value: one.company_name },
            {
              label: t(partner.derived.connected_on.label),
              value: one.connected_on === null ? null : format.moment(one.connected_on),
            },
            { label: t(fields.share_news.label), value: t(one.share_news ? 'Yes' : 'No') },
          ]}
        />
      </Card>
      <PartnerReturns partnerId={one._id} />
    </>
  );
}

/** Activities with the partner, through a slot; the list starts at this year. */
export function PartnerActivities({ partnerId }: { partnerId: string }) {
  const t = useT();
  const { today } = usePortal();
  const props = { parent_field: 'partner_id' as const, parent_id: partnerId, year: yearOf(today()) };
  return <Slot name="activity.list" props={props} otherwise={<EmptyState text={t('Not available yet')} />} />;
}
