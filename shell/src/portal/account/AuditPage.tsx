import { type Diff, auditLog } from '@lichen/contracts/identity/audit-log.entity';
import type { RecordOf } from '@lichen/contracts/entity';
import {
  type Column,
  DataTable,
  Facts,
  FiveStates,
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
import { auditVerb } from './audit-words';
import { auditAsked, auditQuery } from './audit-query';
import { AuditFilters } from './AuditFilters';

type Entry = RecordOf<typeof auditLog>;

export default function AuditPage() {
  const t = useT();
  const { may } = usePortal();
  return (
    <Page title={t('Audit')} context={t('Who did what, and when')} wide>
      <AccountTabs />
      {may(['admin']) ? <AuditList /> : <NoPermission />}
    </Page>
  );
}

function useColumns(isSummary: boolean): Column<Entry>[] {
  const t = useT();
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
      { key: 'user', title: 'User', text: ({ user }) => user, render: ({ user }) => user, card: 'line' },
      {
        key: 'type',
        title: 'What',
        text: ({ type }) => t(auditVerb(type)),
        render: ({ type }) => t(auditVerb(type)),
        width: 140,
        card: 'figure',
      },
      {
        key: 'entity_name',
        title: 'Record',
        text: ({ entity_name }) => entity_name,
        render: ({ entity_name }) => entity_name,
        card: 'title',
        fixed: true,
      },
      {
        key: 'diff',
        title: 'Changes',
        text: ({ diff }) => (isSummary ? changed(diff) : inFull(diff)),
        render: ({ diff }) => (isSummary ? changed(diff) : inFull(diff)),
        card: 'line',
      },
    ],
    [t, language, isSummary],
  );
}

const NAMED = 4;

/** The first few names; the panel has them all. */
function changed(diff: Diff | null): string {
  const names = Object.keys(diff ?? {});
  const more = names.length - NAMED;
  return names.slice(0, NAMED).join(', ') + (more > 0 ? ` +${more}` : '');
}

const shown = (value: unknown) => (value === null || value === undefined ? '–' : JSON.stringify(value));
const fromTo = ({ from, to }: Diff[string]) => `${shown(from)} → ${shown(to)}`;

const inFull = (diff: Diff | null): string =>
  Object.entries(diff ?? {})
    .map(([name, change]) => `${name}: ${fromTo(change)}`)
    .join(', ');

function AuditList() {
  const t = useT();
  const { today } = usePortal();
  const view = useTableView('audit');
  const asked = auditAsked(view.url, today());
  const entries = useRecords(auditLog, { ...view.query, ...auditQuery(asked) });
  const open = view.url.one('open');
  const show = (id: string | null) => view.url.set({ open: id }, { keepPage: true });
  const panel = open && <AuditEntry id={open} close={() => show(null)} />;
  return (
    <WithPanel panel={panel}>
      <AuditFilters asked={asked} ask={view.url.set} />
      <DataTable
        label={t('Audit')}
        columns={useColumns(!asked.isFull)}
        of={entries}
        view={view}
        nameOf={({ entity_name, type }) => `${t(auditVerb(type))} ${entity_name}`}
        onOpen={({ _id }) => show(_id)}
        openId={open}
        empty={{ text: 'No data found' }}
      />
    </WithPanel>
  );
}

function AuditEntry({ id, close }: { id: string; close: () => void }) {
  const t = useT();
  const { language } = useFormat();
  const found = useRecord(auditLog, id);
  const entry = found.data;
  return (
    <SidePanel
      id={id}
      title={entry?.entity_name ?? t('Audit record')}
      kicker={entry ? `${t(auditVerb(entry.type))} · ${auditMoment(entry.dt, language)}` : ''}
      onClose={close}
    >
      <FiveStates of={found}>
        {({ user, record_id, diff }) => (
          <Facts
            facts={[
              { label: t('User'), value: user },
              { label: t('Record id'), value: record_id },
              ...Object.entries(diff ?? {}).map(([label, change]) => ({ label, value: fromTo(change) })),
            ]}
          />
        )}
      </FiveStates>
    </SidePanel>
  );
}
