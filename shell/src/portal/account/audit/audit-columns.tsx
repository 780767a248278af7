import type { auditLog } from '@lichen/contracts/identity/audit/audit-log.entity';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import { type Column, EmailText } from '@lichen/kit';
import { useMemo } from 'react';
import { AuditChanges } from './AuditChanges';
import { changeText, changesOf } from './audit-changes';
import type { AuditLabels } from './audit-labels';
import { auditMoment } from './audit-moment';
import type { Reading } from './audit-values';
import { recordName } from './useReading';

type Entry = RecordOf<typeof auditLog>;

/** Columns of the audit list; in the summary, changes are listed by field name only. */
export function useAuditColumns(said: AuditLabels, reading: Reading, isSummary: boolean): Column<Entry>[] {
  const { language } = reading.format;
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
        text: (entry) => [said.record(entry.entity_name), recordName(entry, reading)].filter(Boolean).join(': '),
        render: (entry) => <AuditedRecord kind={said.record(entry.entity_name)} name={recordName(entry, reading)} />,
        card: 'title',
        fixed: true,
      },
      {
        key: 'diff',
        title: 'Changes',
        text: (entry) => (isSummary ? changed(entry, said) : inFull(entry, said, reading)),
        render: (entry) =>
          isSummary ? changed(entry, said) : <AuditChanges changes={changesOf(entry, said, reading)} />,
        card: 'line',
      },
    ],
    [said, reading, language, isSummary],
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

const NAMED = 4;

/** The names of the first few changed fields; the panel shows all of them. */
function changed({ entity_name, diff }: Entry, said: AuditLabels): string {
  const names = Object.keys(diff ?? {});
  const more = names.length - NAMED;
  const words = names.slice(0, NAMED).map((name) => said.field(entity_name, name));
  return words.join(', ') + (more > 0 ? ` +${more}` : '');
}

const inFull = (entry: Entry, said: AuditLabels, reading: Reading): string =>
  changesOf(entry, said, reading)
    .map((change) => changeText(change, reading.t))
    .join(', ');
