import { ADMIN } from '@lichen/contracts/portal/roles';
import { auditLog } from '@lichen/contracts/identity/audit-log.entity';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import {
  type Column,
  DataTable,
  EmailText,
  Facts,
  QueryStates,
  NoPermission,
  Page,
  SidePanel,
  useFormat,
  usePortal,
  useRecord,
  useRecords,
  useT,
  useTableView,
  WithPanel,
} from '@lichen/kit';
import { useMemo } from 'react';
import { AccountTabs } from './AccountTabs';
import { auditMoment } from './audit-moment';
import { type AuditLabels, useAuditLabels } from './audit-labels';
import { auditFilterFromUrl, auditQuery } from './audit-filter';
import { AuditFilters } from './AuditFilters';
import { AuditValue } from './AuditValue';
import { type NameOf, useRecordNames } from './useRecordNames';

type Entry = RecordOf<typeof auditLog>;

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

function useColumns(said: AuditLabels, nameOf: NameOf, isSummary: boolean): Column<Entry>[] {
  const { language } = useFormat();
  return useMemo(
    () => [
      {
        key: 'dt',
        title: 'When',
        text: ({ dt }) => auditMoment(dt, language),
        render: ({ dt }) => auditMoment(dt, language),
        sort: 'dt',
        width: 190,
      },
      {
        key: 'user',
        title: 'User',
        text: ({ user }) => user,
        render: ({ user }) => <EmailText address={user} />,
        card: 'line',
      },
      {
        key: 'type',
        title: 'What',
        text: ({ entity_name, type }) => said.verb(entity_name, type),
        render: ({ entity_name, type }) => said.verb(entity_name, type),
        width: 140,
        card: 'figure',
      },
      {
        key: 'entity_name',
        title: 'Record',
        text: (entry) => [said.record(entry.entity_name), nameOf(entry)].filter(Boolean).join(': '),
        render: (entry) => <AuditedRecord kind={said.record(entry.entity_name)} name={nameOf(entry)} />,
        card: 'title',
        fixed: true,
      },
      {
        key: 'diff',
        title: 'Changes',
        text: (entry) => (isSummary ? changed(entry, said) : inFull(entry, said)),
        render: (entry) => (isSummary ? changed(entry, said) : inFull(entry, said)),
        card: 'line',
      },
    ],
    [said, nameOf, language, isSummary],
  );
}

function AuditedRecord({ kind, name }: { kind: string; name: string | null }) {
  return (
    <>
      {kind}
      {name && <span className="p-audit-name">{name}</span>}
    </>
  );
}

const FILTERS = ['from', 'to', 'email', 'field', 'text'];
const NAMED = 4;

/** The first few names; the panel has them all. */
function changed({ entity_name, diff }: Entry, said: AuditLabels): string {
  const names = Object.keys(diff ?? {});
  const more = names.length - NAMED;
  const words = names.slice(0, NAMED).map((name) => said.field(entity_name, name));
  return words.join(', ') + (more > 0 ? ` +${more}` : '');
}

function changesOf({ entity_name, diff }: Entry, said: AuditLabels): { label: string; value: string }[] {
  return Object.entries(diff ?? {}).map(([name, { from, to }]) => ({
    label: said.field(entity_name, name),
    value: `${said.value(entity_name, name, from)} → ${said.value(entity_name, name, to)}`,
  }));
}

const inFull = (entry: Entry, said: AuditLabels): string =>
  changesOf(entry, said)
    .map(({ label, value }) => `${label}: ${value}`)
    .join(', ');

function AuditList() {
  const t = useT();
  const { today } = usePortal();
  const view = useTableView('audit');
  const asked = auditFilterFromUrl(view.url, today());
  const said = useAuditLabels();
  const entries = useRecords(auditLog, { ...view.query, ...auditQuery(asked, said.meant) });
  const nameOf = useRecordNames(entries.data?.list);
  const open = view.url.one('open');
  const show = (id: string | null) => view.url.set({ open: id }, { keepPage: true });
  const panel = open && <AuditEntry id={open} said={said} close={() => show(null)} />;
  return (
    <WithPanel panel={panel}>
      <AuditFilters asked={asked} url={view.url} />
      <DataTable
        label={t('Audit')}
        columns={useColumns(said, nameOf, !asked.isFull)}
        of={entries}
        view={view}
        nameOf={(entry) =>
          [said.verb(entry.entity_name, entry.type), said.record(entry.entity_name), nameOf(entry)]
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

function AuditEntry({ id, said, close }: { id: string; said: AuditLabels; close: () => void }) {
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
          <Facts
            facts={[
              { label: t('User'), value: given.user },
              { label: t('Record id'), value: given.record_id },
              ...changesOf(given, said).map(({ label, value }) => ({ label, value: <AuditValue text={value} /> })),
            ]}
          />
        )}
      </QueryStates>
    </SidePanel>
  );
}
