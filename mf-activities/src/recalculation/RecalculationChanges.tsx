import { CHANGE_STATES, recalculationChange } from '@lichen/contracts/activities/recalculation/recalculation.entity';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import { paths } from '@lichen/contracts/api/paths';
import { TEXTS } from '@lichen/contracts/text/texts';
import {
  Card,
  type Column,
  DataTable,
  type Formats,
  StatusTag,
  type Translate,
  useFormat,
  useRecords,
  useT,
  useTableView,
} from '@lichen/kit';
import { useNavigate } from '@lichen/kit/router';
import { typeName } from '../shared/activity-name';
import { ChangeText } from './ProposalSums';
import { causeText, ChangeCauses, type FigureName } from './ChangeCauses';
import { changeKg, marketOf } from './recalculation-words';
import { useLocationNames } from './useLocationNames';

type Change = RecordOf<typeof recalculationChange>;

interface ColumnContext {
  t: Translate;
  format: Formats;
  inventoryLineName: (id: string | null) => string;
  figureName: FigureName;
}

const marketText = (row: Change, format: Formats): string => {
  const market = marketOf(row);
  return market ? `${format.co2(market.before_kg)} → ${format.co2(market.after_kg)}` : '';
};

function changeColumns({ t, format, inventoryLineName, figureName }: ColumnContext): Column<Change>[] {
  const kg = (key: 'before_kg' | 'after_kg', title: string): Column<Change> => ({
    key,
    title: `${t(title)}, ${format.unit}`,
    align: 'number',
    card: 'none',
    text: (row) => format.co2(row[key]),
    render: (row) => format.co2(row[key]),
  });
  const sums = ({ before_kg, after_kg }: Change) => ({ before_kg: before_kg ?? 0, after_kg: after_kg ?? 0 });
  return [
    {
      key: 'activity',
      title: 'Activity',
      card: 'title',
      text: (row) => t(typeName(row)),
      render: (row) => <span className="act-type">{t(typeName(row))}</span>,
    },
    {
      key: 'location',
      title: 'Location',
      text: ({ location_id }) => inventoryLineName(location_id),
      render: ({ location_id }) => inventoryLineName(location_id),
    },
    kg('before_kg', 'Before'),
    kg('after_kg', 'After'),
    {
      key: 'moved',
      title: `${t('Difference')}, ${format.unit}`,
      align: 'number',
      card: 'figure',
      text: (row) => format.co2(changeKg(sums(row))),
      render: (row) => <ChangeText {...sums(row)} />,
    },
    {
      key: 'market',
      title: `${t('Scope 2, market-based')}, ${format.unit}`,
      align: 'number',
      card: 'line',
      text: (row) => marketText(row, format),
      render: (row) => {
        const market = marketOf(row);
        return (
          market && (
            <span className="act-both-sides">
              {marketText(row, format)}
              <ChangeText {...market} />
            </span>
          )
        );
      },
    },
    {
      key: 'causes',
      title: 'Cause',
      card: 'line',
      text: ({ causes }) => (causes ?? []).map((cause) => causeText(cause, { t, format })).join('; '),
      render: ({ causes }) => causes && <ChangeCauses causes={causes} nameOf={figureName} />,
    },
    {
      key: 'state',
      title: 'State',
      text: ({ state }) => t(CHANGE_STATES[state]),
      render: ({ state }) => (
        <StatusTag
          tone={state === 'stale' || state === 'closed' ? 'attention' : state === 'written' ? 'good' : 'plain'}
        >
          {t(CHANGE_STATES[state])}
        </StatusTag>
      ),
    },
  ];
}

/** Activities whose figures would change, the largest changes first; each links to its activity. */
export function RecalculationChanges({ id, figureName }: { id: string; figureName: FigureName }) {
  const t = useT();
  const format = useFormat();
  const navigate = useNavigate();
  const inventoryLineName = useLocationNames();
  const view = useTableView('recalculation_changes');
  const found = useRecords(recalculationChange, { ...view.query, recalculation_id: id });
  return (
    <Card title={t('Changes, largest first')} aside={found.data && format.number(found.data.total)}>
      <DataTable
        label="Changes, largest first"
        columns={changeColumns({ t, format, inventoryLineName, figureName })}
        of={found}
        view={view}
        nameOf={(row) => [t(typeName(row)), inventoryLineName(row.location_id)].join(', ')}
        onOpen={({ activity_id }) => navigate(paths.activity(activity_id))}
        empty={{ text: t(TEXTS.listEmpty) }}
      />
    </Card>
  );
}
