import { ACTIVITY_TYPES } from '@lichen/contracts/activities/activity-types';
import { lacksItem, ownFactor } from '@lichen/contracts/activities/factors/own-factor.entity';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import { paths } from '@lichen/contracts/api/paths';
import {
  type Column,
  DataTable,
  type Formats,
  IconButton,
  NoPermission,
  Page,
  type Translate,
  useFormat,
  usePortal,
  useRecords,
  useT,
  useTableView,
  useConfirmedDelete,
} from '@lichen/kit';
import { Button } from '@lichen/kit/antd';
import { useNavigate } from '@lichen/kit/router';
import { ActivityAreaNav } from '../shared/ActivityAreaNav';
import { FactorTabs } from '../factors/FactorTabs';
import { KIND_WORDS } from '../factors/own-factor-words';
import '../shared/calcs.css';

type Named = { name: string } | null | undefined;
type Row = RecordOf<typeof ownFactor> & { location?: Named; partner?: Named; product?: Named };

export default function OwnFactorList() {
  const { may } = usePortal();
  return may(ownFactor.allow.list) ? <OwnFactors /> : <NoPermission who={ownFactor.allow.list} />;
}

function columnsOf(t: Translate, format: Formats): Column<Row>[] {
  const of = (row: Row) =>
    [
      lacksItem(row.activity_type, row) ? t('All items, because none is selected') : row.item,
      ...[row.product?.name, row.partner?.name, row.location?.name],
    ]
      .filter(Boolean)
      .join(' · ');
  const days = ({ valid_from, valid_to }: Row) =>
    valid_to === null ? t('From {day}', { day: format.day(valid_from) }) : format.period(valid_from, valid_to);
  const words = (key: string, title: string, text: (row: Row) => string): Column<Row> => ({
    ...{ key, title, text, render: text },
  });
  return [
    {
      ...words('name', 'Name', ({ name }) => name),
      sort: 'name',
      card: 'title',
      render: (row) => (
        <>
          <span className="act-type">{row.name}</span>
          <span className="act-quiet">{t(KIND_WORDS[row.kind])}</span>
        </>
      ),
    },
    {
      ...words('of', 'Applies to', (row) =>
        [t(ACTIVITY_TYPES[row.activity_type]), of(row)].filter(Boolean).join(' · '),
      ),
      sort: 'activity_type',
    },
    { ...words('valid', 'Valid', days), sort: 'valid_from' },
    words('source', 'Source', ({ source }) => source),
    {
      key: 'kg_co2e',
      title: 'Factor, kg CO₂e per unit',
      align: 'number',
      card: 'figure',
      text: ({ kg_co2e }) => String(kg_co2e),
      render: ({ kg_co2e, units, currency }) => (
        <>
          {format.digits('ownFactor', kg_co2e)} <span className="act-quiet">/ {currency ?? units}</span>
        </>
      ),
    },
  ];
}

function OwnFactors() {
  const t = useT();
  const format = useFormat();
  const navigate = useNavigate();
  const { may } = usePortal();
  const view = useTableView('own_factors');
  const found = useRecords(ownFactor, view.query);
  const add = may(ownFactor.allow.create) && (
    <Button type="primary" onClick={() => navigate(`${paths.ownFactors}/new`)}>
      {t('Add')}
    </Button>
  );
  return (
    <Page
      title={t('Factors')}
      context={t('Company-specific factors from tariffs, contracts and your own measurements.')}
      actions={add}
    >
      <ActivityAreaNav />
      <FactorTabs />
      <DataTable
        label="Custom factors"
        columns={columnsOf(t, format)}
        of={found}
        view={view}
        nameOf={({ name }) => name}
        onOpen={({ _id }) => navigate(paths.ownFactor(_id))}
        rowActions={(row) => <Remove row={row} />}
        empty={{ text: t('No custom factors. Published factors are used.'), action: add }}
      />
    </Page>
  );
}

function Remove({ row: { _id, name } }: { row: Row }) {
  const t = useT();
  const { confirmAndDelete } = useConfirmedDelete(ownFactor);
  const removal = {
    title: t('Delete {name}?', { name }),
    text: 'Calculations that used it keep their figures until they are recalculated.',
  };
  return (
    <IconButton icon="remove" label={`${t('Delete')}: ${name}`} onClick={() => void confirmAndDelete(_id, removal)} />
  );
}
