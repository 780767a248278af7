import { AUDIT_FAULTS, auditCheck } from '@lichen/contracts/identity/audit/audit-check.entity';
import { verifyAudit } from '@lichen/contracts/identity/audit/verify-audit.call';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import {
  asDataError,
  Card,
  data,
  failureText,
  QueryStates,
  Seal,
  useFormat,
  useNotify,
  useRecords,
  useSingleFlight,
  useT,
  useTn,
} from '@lichen/kit';
import { Button } from '@lichen/kit/antd';
import { Link } from '@lichen/kit/router';

type AuditCheck = RecordOf<typeof auditCheck>;

/** Shows whether the audit log still agrees with its seals, as last verified, with a button that verifies it now. */
export function AuditCard() {
  const t = useT();
  const format = useFormat();
  const checks = useRecords(auditCheck, { limit: 1 });
  return (
    <Card title={t('Audit')} actions={<Link to="/account/audit">{t('Open the audit')}</Link>}>
      <QueryStates of={checks}>
        {({ list: [latest] }) => (
          <>
            {latest && <Result of={latest} />}
            <p className="p-account-note">
              {latest ? t('Verified {moment}', { moment: format.moment(latest.checked_on) }) : t('Not verified yet')}
              <Verify onVerified={() => void checks.refetch()} />
            </p>
          </>
        )}
      </QueryStates>
    </Card>
  );
}

function Result({ of: { seals, entries, since, fault, fault_entry } }: { of: AuditCheck }) {
  const [t, tn] = [useT(), useTn()];
  const format = useFormat();
  return (
    <div className="p-audit-state">
      <Seal isChanged={fault !== null} />
      {fault === null ? (
        <div>
          <p className="p-audit-said">{tn(seals, '{count} seal verified', '{count} seals verified')}</p>
          {since !== null && (
            <p className="p-account-note">
              {tn(entries, '{count} entry since {day}', '{count} entries since {day}', { day: format.day(since) })}
            </p>
          )}
        </div>
      ) : (
        <div role="alert">
          <p className="p-audit-said">{t('The audit log is not intact')}</p>
          <p className="p-account-note">
            {t(AUDIT_FAULTS[fault])} {t('Tell the operator of this installation.')}
          </p>
          {fault_entry !== null && <p className="p-account-note">{t('Entry {id}', { id: fault_entry })}</p>}
        </div>
      )}
    </div>
  );
}

function Verify({ onVerified }: { onVerified: () => void }) {
  const t = useT();
  const notify = useNotify();
  const { run, isRunning } = useSingleFlight<void>();
  const verify = () =>
    run(async () => {
      try {
        // The whole log is read, and one company's at a time.
        await data(verifyAudit.name, { method: 'POST', body: {}, patience: 120_000 });
        onVerified();
      } catch (error) {
        notify(failureText(asDataError(error)), 'bad');
      }
    });
  return (
    <Button type="link" size="small" loading={isRunning && { delay: 200 }} onClick={() => void verify()}>
      {t('Verify now')}
    </Button>
  );
}
