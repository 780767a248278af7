import { recalculation } from '@lichen/contracts/activities/recalculation/recalculation.entity';
import { paths } from '@lichen/contracts/api/paths';
import {
  type Column,
  type Formats,
  NoPermission,
  Page,
  type Translate,
  useFormat,
  usePortal,
  useRecords,
  useT,
  useTableView,
  startedColumn,
  stateColumn,
  JobHistory,
} from '@lichen/kit';
import { useNavigate } from '@lichen/kit/router';
import { BehindNotice } from '../dependence/BehindNotice';
import { OlderNotice } from '../dependence/OlderNotice';
import { ActivityAreaNav } from '../shared/ActivityAreaNav';
import { ChangeText } from '../recalculation/ProposalSums';
import { RecalculationStart } from '../recalculation/RecalculationStart';
import { scopeText, type Recalculation, stateOf } from '../recalculation/recalculation-words';
import { useLocationNames } from '../recalculation/useLocationNames';
import '../shared/calcs.css';
import '../recalculation/recalculation.css';

export default function RecalculationList() {
  const { may } = usePortal();
  return may(recalculation.allow.list) ? <Recalculations /> : <NoPermission who={recalculation.allow.list} />;
}

interface ColumnContext {
  t: Translate;
  format: Formats;
  inventoryLineName: (id: string | null) => string;
}

function columnsOf({ t, format, inventoryLineName }: ColumnContext): Column<Recalculation>[] {
  const what = (row: Recalculation) => scopeText(row, { t, format, inventoryLineName });
  return [
    {
      key: 'what',
      title: 'What',
      card: 'title',
      text: what,
      render: (row) => <span className="act-type">{what(row)}</span>,
    },
    startedColumn(format),
    { ...stateColumn(t, stateOf), card: 'line' },
    {
      key: 'changed',
      title: 'Changed activities',
      align: 'number',
      card: 'none',
      text: ({ changed }) => String(changed),
      render: ({ difference, changed }) => (difference ? format.number(changed) : ''),
    },
    {
      key: 'moved',
      title: `${t('Difference')}, ${format.unit}`,
      align: 'number',
      card: 'figure',
      text: ({ difference }) => format.co2(difference ? difference.total.after_kg - difference.total.before_kg : null),
      render: ({ difference }) => difference && <ChangeText {...difference.total} />,
    },
  ];
}

function Recalculations() {
  const t = useT();
  const format = useFormat();
  const navigate = useNavigate();
  const inventoryLineName = useLocationNames();
  const view = useTableView('recalculations');
  const found = useRecords(recalculation, view.query);
  const parts = { t, format, inventoryLineName };
  return (
    <Page
      title={t('Recalculation')}
      context={t(
        'Apply new factors, a different grid or a different factor year rule. Review the changes before you decide.',
      )}
    >
      <ActivityAreaNav />
      <BehindNotice />
      <OlderNotice />
      <RecalculationStart />
      <JobHistory
        title="Previous recalculations"
        columns={columnsOf(parts)}
        of={found}
        view={view}
        nameOf={(row) => [scopeText(row, parts), format.moment(row.created_on)].join(', ')}
        onOpen={(id) => navigate(paths.recalculation(id))}
      />
    </Page>
  );
}
