import { FINDING_KINDS, type FindingKind, type ListedFinding } from '@lichen/contracts/activities/checks/checks.call';
import { MIXED_POTENTIALS_HELP } from '@lichen/contracts/activities/checks/mixed-potentials.call';
import { paths } from '@lichen/contracts/api/paths';
import { type Column, type Formats, StatusTag, type Translate } from '@lichen/kit';
import { Link } from '@lichen/kit/router';
import type { ReactNode } from 'react';
import { typeName } from '../shared/activity-name';
import { KeepThis } from './Remedies';
import { OtherRecords } from './Warnings';

interface ColumnContext {
  t: Translate;
  format: Formats;
  sentence: (finding: ListedFinding) => string;
  buttons: (finding: ListedFinding) => ReactNode;
}

function FindingHelp({ kind, t }: { kind: FindingKind; t: Translate }) {
  return kind === 'mixed_potentials' && <p className="act-quiet">{t(MIXED_POTENTIALS_HELP)}</p>;
}

const dismissal = ({ dismissed }: ListedFinding) => dismissed?.reason ?? '';

export const findingColumns = ({ t, format, sentence, buttons }: ColumnContext): Column<ListedFinding>[] => [
  {
    key: 'finding',
    title: 'Finding',
    fixed: true,
    card: 'title',
    text: sentence,
    render: (row) => (
      <div className="act-finding">
        <StatusTag tone={row.dismissed ? 'plain' : 'attention'}>{t(FINDING_KINDS[row.kind].label)}</StatusTag>
        <p>{sentence(row)}</p>
        {!row.dismissed && <FindingHelp kind={row.kind} t={t} />}
        {row.dismissed && <p className="act-quiet">{dismissal(row)}</p>}
      </div>
    ),
  },
  {
    key: 'activity',
    title: 'Activity',
    fixed: true,
    width: 160,
    text: (row) => t(typeName(row)),
    render: (row) => (
      <>
        {row.activity_id && <Link to={paths.activity(row.activity_id)}>{t(typeName(row))}</Link>}
        <span className="act-quiet act-type-place">{row.location?.name}</span>
        {!row.dismissed && <KeepThis of={row} id={row.activity_id} name={t(typeName(row))} />}
      </>
    ),
  },
  {
    key: 'others',
    title: 'Compared entry',
    fixed: true,
    width: 190,
    text: (row) => String(row.others.length),
    render: (row) => <OtherRecords of={row} isApart={false} />,
  },
  {
    key: 'period',
    title: 'Period',
    fixed: true,
    width: 200,
    text: (row) => format.period(row.from, row.to),
    render: (row) => <span className="act-period act-whole">{format.period(row.from, row.to)}</span>,
  },
  { key: 'actions', title: 'Actions', fixed: true, width: 140, text: () => '', render: buttons },
];
