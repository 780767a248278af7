import { VEHICLE_ENERGY } from '@lichen/contracts/activities/factors/factor-families';
import { type FactorEntry, factors } from '@lichen/contracts/activities/factors/factors.call';
import { TEXTS } from '@lichen/contracts/text/texts';
import type { ListAnswer } from '@lichen/contracts/api/api-responses';
import {
  type Column,
  ColumnChoice,
  DataTable,
  ExportButton,
  type Formats,
  Page,
  type QueryResult,
  type Translate,
  useCall,
  useFormat,
  useT,
  useTableView,
  WithPanel,
} from '@lichen/kit';
import { ActivityAreaNav } from '../shared/ActivityAreaNav';
import { FactorFilters } from '../factors/FactorFilters';
import { FactorNews } from '../factors/FactorNews';
import { FactorPanel } from '../factors/FactorPanel';
import { FactorSets } from '../factors/FactorSets';
import { FactorTabs } from '../factors/FactorTabs';
import { factorCounts, familyWord, perUnit } from '../factors/factor-words';
import '../shared/calcs.css';
import '../factors/factors.css';

type Row = FactorEntry & { _id: string };

const NAMES = ['q', 'family', 'region', 'year', 'set'] as const;

function columnsOf(t: Translate, format: Formats): Column<Row>[] {
  const words = (key: string, title: string, text: (row: Row) => string): Column<Row> => ({
    ...{ key, title, text, render: text },
  });
  return [
    {
      ...words('label', 'Factor', (row) => row.label || row.region),
      card: 'title',
      fixed: true,
      render: (row) => (
        <>
          <span className="act-type">{row.label || row.region}</span>
          <span className="act-quiet">{t(familyWord(row.family))}</span>
        </>
      ),
    },
    words('counts', 'Counts', (row) => t(factorCounts(row))),
    words('region', 'Region', (row) => row.region),
    words('year', 'Year', (row) => String(row.year)),
    words('set', 'Edition', (row) => row.set),
    {
      key: 'kg_co2e',
      title: 'Factor, kg CO₂e per unit',
      align: 'number',
      width: 196,
      card: 'figure',
      fixed: true,
      text: (row) => row.kg_co2e ?? '',
      render: (row) => (
        <>
          {row.kg_co2e === null ? '–' : format.digits('listedFactor', row.kg_co2e)}{' '}
          <span className="act-quiet">
            {row.family === VEHICLE_ENERGY && 'kWh '}/ {perUnit(row.unit, t)}
          </span>
        </>
      ),
    },
  ];
}

/** Page of the published factors that calculations use, searchable by their publisher's table and row. */
export default function FactorLibrary() {
  const t = useT();
  const format = useFormat();
  const view = useTableView('factors');
  const { url, query } = view;
  const asked = Object.fromEntries(NAMES.flatMap((name) => (url.one(name) ? [[name, url.one(name)]] : [])));
  const found = useCall<ListAnswer<FactorEntry>>(factors, { limit: query.limit, offset: query.offset, ...asked });
  const list = found.data?.list.map((factor): Row => ({ ...factor, _id: factor.id }));
  const rows = { ...found, data: found.data && { ...found.data, list } } as QueryResult<ListAnswer<Row>>;
  const openId = url.one('open');
  const columns = columnsOf(t, format);
  return (
    <WithPanel
      panel={openId && <FactorPanel id={openId} onClose={() => url.set({ open: null }, { keepPage: true })} />}
    >
      <Page
        wide
        title={t('Factors')}
        context={t('{count} published factors', { count: found.data ? format.number(found.data.total) : '…' })}
        actions={
          <>
            <ColumnChoice columns={columns} view={view} />
            <ExportButton name="factors" columns={columns} view={view} answer={rows.data} />
          </>
        }
      >
        <ActivityAreaNav />
        <FactorTabs />
        <FactorNews />
        <FactorFilters url={url} />
        <DataTable
          label="Factors"
          columns={columns}
          of={rows}
          view={view}
          openId={openId}
          nameOf={(row) => [row.label || row.region, row.year, perUnit(row.unit, t)].join(', ')}
          onOpen={({ _id }) => url.set({ open: _id }, { keepPage: true, replace: openId !== null })}
          empty={{ text: t(TEXTS.listEmpty), filters: NAMES }}
        />
        {/* Shown once the list is loaded, which would otherwise push it down. */}
        {!found.isPending && <FactorSets />}
      </Page>
    </WithPanel>
  );
}
