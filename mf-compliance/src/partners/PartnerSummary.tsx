import { INVITE_STATES } from '@lichen/contracts/compliance/partner.entity';
import { partner } from '@lichen/contracts/compliance/partner.entity';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import { Card, Facts, StatusTag, useCodeLabels, useFormat, useT } from '@lichen/kit';
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
