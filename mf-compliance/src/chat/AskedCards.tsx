import { paths } from '@lichen/contracts/api/paths';
import { DEMAND_TEXTS } from '@lichen/contracts/compliance/demands/demand-texts';
import { demand } from '@lichen/contracts/compliance/demands/demand.entity';
import { complianceRequest } from '@lichen/contracts/compliance/demands/request.entity';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import { StatusTag, useAction, useFormat, useNotifyOutcome, usePortal, useRecords, useT } from '@lichen/kit';
import { Button } from '@lichen/kit/antd';
import { Link } from '@lichen/kit/router';
import { askedWords, demandDisplay, requestDisplay } from '../shared/proof-words';

/** Most cards of each kind. */
const MOST_CARDS = 3;

/** Open demands to the partner, and open requests from it. */
export function AskedCards({ partnerId }: { partnerId: string }) {
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
        <AskingCard key={one._id} of={one} />
      ))}
    </>
  );
}

/** A demand to the partner: its status, and a button for a reminder. */
function AskedCard({ of: one }: { of: RecordOf<typeof demand> }) {
  const t = useT();
  const format = useFormat();
  const notify = useNotifyOutcome();
  const remind = useAction(demand, 'send_reminder');
  const { words, tone } = demandDisplay(one);
  return (
    <section className="ct-request" aria-label={askedWords(one, t)}>
      <span className="cp-quiet">{t('Demand')}</span>
      <strong>{askedWords(one, t)}</strong>
      <StatusTag tone={tone}>{t(words)}</StatusTag>
      {one.renewal_date !== null && (
        <span className="cp-quiet">{t('Due {day}', { day: format.day(one.renewal_date) })}</span>
      )}
      <div className="ct-acts">
        <Link className="ct-open-request" to={paths.complianceDemand(one._id)}>
          {t('Open')}
        </Link>
        {one.status === 'sent' && !one.for_review && (
          <Button
            loading={remind.isRunning}
            onClick={() => void remind.run(one, {}).then((outcome) => notify(outcome, DEMAND_TEXTS.reminderSent))}
          >
            {t('Send reminder')}
          </Button>
        )}
      </div>
      <span className="cp-quiet">
        {one.reminder_sent_on === null
          ? t('No reminder sent yet')
          : t('Last reminder {time}', { time: format.moment(one.reminder_sent_on) })}
      </span>
    </section>
  );
}

/** A request of the partner. */
function AskingCard({ of: one }: { of: RecordOf<typeof complianceRequest> }) {
  const t = useT();
  const format = useFormat();
  const { words, tone } = requestDisplay(one);
  return (
    <section className="ct-request" aria-label={askedWords(one, t)}>
      <span className="cp-quiet">{t('Request')}</span>
      <strong>{askedWords(one, t)}</strong>
      <StatusTag tone={tone}>{t(words)}</StatusTag>
      {one.renewal_date !== null && (
        <span className="cp-quiet">{t('Due {day}', { day: format.day(one.renewal_date) })}</span>
      )}
      <div className="ct-acts">
        <Link className="ct-open-request" to={paths.complianceRequest(one._id)}>
          {t('Open')}
        </Link>
      </div>
    </section>
  );
}
