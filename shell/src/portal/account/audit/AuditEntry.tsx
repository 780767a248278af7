import { auditLog } from '@lichen/contracts/identity/audit/audit-log.entity';
import { Facts, QueryStates, SidePanel, type UrlState, useFormat, useRecord, useT } from '@lichen/kit';
import { Button } from '@lichen/kit/antd';
import { AuditChanges } from './AuditChanges';
import { changesOf } from './audit-changes';
import type { AuditLabels } from './audit-labels';
import { auditMoment } from './audit-moment';
import { type Entry, recordName, useReading } from './useReading';

interface Props {
  id: string;
  said: AuditLabels;
  url: UrlState;
  close: () => void;
}

/** Panel with one audit row and links to other changes by the same person or to the same record. */
export function AuditEntry({ id, said, url, close }: Props) {
  const t = useT();
  const { language } = useFormat();
  const found = useRecord(auditLog, id);
  const entry = found.data;
  return (
    <SidePanel
      id={id}
      title={entry ? said.record(entry.entity_name) : t('Audit record')}
      kicker={entry ? `${said.verb(entry.entity_name, entry.type)} · ${auditMoment(entry.dt, language)}` : ''}
      onClose={close}
    >
      <QueryStates of={found}>
        {(given) => (
          <>
            <EntryFacts entry={given} user={given.user} said={said} />
            <p className="p-audit-ways">
              <Button onClick={() => url.set({ kind: given.entity_name, record: given.record_id })}>
                {t('Only this record')}
              </Button>
              <Button onClick={() => url.set({ person: given.profile_id })}>{t('Only this person')}</Button>
            </p>
          </>
        )}
      </QueryStates>
    </SidePanel>
  );
}

function EntryFacts({ entry, user, said }: { entry: Entry; user: string; said: AuditLabels }) {
  const t = useT();
  const reading = useReading([entry], said);
  return (
    <>
      <Facts
        facts={[
          { label: t('User'), value: user },
          { label: t('Name'), value: recordName(entry, reading) },
          { label: t('Record id'), value: entry.record_id },
        ]}
      />
      <AuditChanges changes={changesOf(entry, said, reading)} />
    </>
  );
}
