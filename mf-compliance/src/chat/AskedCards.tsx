import { paths } from '@lichen/contracts/api/paths';
import { demand } from '@lichen/contracts/compliance/demands/demand.entity';
import { complianceRequest } from '@lichen/contracts/compliance/demands/request.entity';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import { StatusTag, useFormat, usePortal, useRecords, useT } from '@lichen/kit';
import { Link } from '@lichen/kit/router';
import type { ReactNode } from 'react';
import { SendReminder } from '../demands/SendReminder';
import { askedWords, type Display, demandDisplay, requestDisplay } from '../shared/proof-words';

/** Most cards of each kind. */
const MOST_CARDS = 3;

/** Open demands to the partner, and open requests from it. */
export function AskedCards({ partnerId }: { partnerId: string }) {
  const t = useT();
  const { account } = usePortal();
  const open = { partner_id: partnerId, filter: 'non_compliant', limit: MOST_CARDS };
  const hasDemands = account.modules.includes('compliance');
  const asked = useRecords(demand, { ...open, sort: 'renewal_date' }, { enabled: hasDemands });
  const asking = useRecords(complianceRequest, open);
  return (
    <>
      {(hasDemands ? (asked.data?.list ?? []) : []).map((one) => (
        <AskedCard key={one._id} of={one} />
      ))}
      {asking.data?.list.map((one) => (
        <ProofCard
          key={one._id}
          of={one}
          kind={t('Request')}
          display={requestDisplay(one)}
          to={paths.complianceRequest(one._id)}
        />
      ))}
    </>
  );
}

/** A demand to the partner: its status, and a button for a reminder. */
function AskedCard({ of: one }: { of: RecordOf<typeof demand> }) {
  const t = useT();
  const format = useFormat();
  return (
    <ProofCard
      of={one}
      kind={t('Demand')}
      display={demandDisplay(one)}
      to={paths.complianceDemand(one._id)}
      acts={one.status === 'sent' && !one.for_review && <SendReminder of={one} />}
    >
      <span className="cp-quiet">
        {one.reminder_sent_on === null
          ? t('No reminder sent yet')
          : t('Last reminder {time}', { time: format.moment(one.reminder_sent_on) })}
      </span>
    </ProofCard>
  );
}

interface ProofCardProps {
  of: { demand_type_id: string; renewal_date: number | null };
  /** What the record is, already translated. */
  kind: string;
  display: Display;
  to: string;
  acts?: ReactNode;
  children?: ReactNode;
}

/** What is asked, its status and due day, and the link that opens it. */
function ProofCard({ of: one, kind, display: { words, tone }, to, acts, children }: ProofCardProps) {
  const t = useT();
  const format = useFormat();
  return (
    <section className="ct-request" aria-label={askedWords(one, t)}>
      <span className="cp-quiet">{kind}</span>
      <strong>{askedWords(one, t)}</strong>
      <StatusTag tone={tone}>{t(words)}</StatusTag>
      {one.renewal_date !== null && (
        <span className="cp-quiet">{t('Due {day}', { day: format.day(one.renewal_date) })}</span>
      )}
      <div className="ct-acts">
        <Link className="ct-open-request" to={to}>
          {t('Open')}
        </Link>
        {acts}
      </div>
      {children}
    </section>
  );
}
