import { ADMIN } from '@lichen/contracts/portal/roles';
import { auditLog } from '@lichen/contracts/identity/audit/audit-log.entity';
import { DataTable, NoPermission, Page, usePortal, useRecords, useT, useTableView, WithPanel } from '@lichen/kit';
import { AccountTabs } from '../AccountTabs';
import { AuditEntry } from './AuditEntry';
import { useAuditColumns } from './audit-columns';
import { useAuditLabels } from './audit-labels';
import { auditFilterFromUrl, auditQuery } from './audit-filter';
import { AuditFilters } from './AuditFilters';
import { OnlyRecord } from './OnlyRecord';
import { recordName, useReading } from './useReading';

export default function AuditPage() {
  const t = useT();
  const { may } = usePortal();
  return (
    <Page title={t('Audit')} context={t('Who did what, and when')} wide>
      <AccountTabs />
      {may(ADMIN) ? <AuditList /> : <NoPermission who={ADMIN} />}
    </Page>
  );
}

/** The server's names of the filters in the address; it names these when it refuses one. */
const OF_SERVER = ['period_start_date', 'period_end_date', 'profile_id', 'entity_name', 'record_id'];
const FILTERS = ['from', 'to', 'person', 'kind', 'record', 'email', 'field', 'text', ...OF_SERVER];
function AuditList() {
  const t = useT();
  const { today } = usePortal();
  const view = useTableView('audit');
  const asked = auditFilterFromUrl(view.url, today());
  const said = useAuditLabels();
  const entries = useRecords(auditLog, { ...view.query, ...auditQuery(asked, said.meant) });
  const reading = useReading(entries.data?.list ?? [], said);
  const open = view.url.one('open');
  const show = (id: string | null) => view.url.set({ open: id }, { keepPage: true });
  const panel = open && <AuditEntry id={open} said={said} url={view.url} close={() => show(null)} />;
  return (
    <WithPanel panel={panel}>
      <AuditFilters asked={asked} url={view.url} records={said.records} />
      <OnlyRecord asked={asked} said={said} url={view.url} />
      <DataTable
        label={t('Audit')}
        columns={useAuditColumns(said, reading, !asked.isFull)}
        of={entries}
        view={view}
        nameOf={(entry) =>
          [said.verb(entry.entity_name, entry.type), said.record(entry.entity_name), recordName(entry, reading)]
            .filter(Boolean)
            .join(' ')
        }
        onOpen={({ _id }) => show(_id)}
        openId={open}
        empty={{ text: t('No data found'), filters: FILTERS }}
      />
    </WithPanel>
  );
}
