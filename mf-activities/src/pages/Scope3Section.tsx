import { activity } from '@lichen/contracts/activities/list/activity.entity';
import { purchasedGoodsActivity } from '@lichen/contracts/activities/types/goods/purchased-goods.entity';
import { PURCHASED_GOODS_SECTION, SCOPE3_SECTIONS } from '@lichen/contracts/activities/scope3-sections';
import { yearBounds } from '@lichen/contracts/formats/days';
import { paths } from '@lichen/contracts/api/paths';
import { TEXTS } from '@lichen/contracts/text/texts';
import {
  type Column,
  DataTable,
  EmptyState,
  IconButton,
  lazyOverlay,
  NoPermission,
  Page,
  useAction,
  useFormat,
  usePortal,
  useRecords,
  useT,
  useTableView,
  useNotify,
  yearFromUrl,
  YearField,
  failureText,
} from '@lichen/kit';
import { Button } from '@lichen/kit/antd';
import { useParams } from '@lichen/kit/router';
import { Suspense, useState } from 'react';
import type { Activity } from '../shared/ActivityFacts';
import { goodsColumns, goodsName } from '../scope3/goods-columns';
import type { OpenedActivity } from '../widgets/EmbedDialog';
import '../shared/activities.css';
import '../scope3/scope3.css';

const EmbedDialog = lazyOverlay(async () => ({ default: (await import('../widgets/EmbedDialog')).EmbedDialog }));

/**
 * The activity list, read through the entity of the type: users who manage purchases need not have access to other
 * activities.
 */
const PURCHASES: typeof activity = { ...activity, name: purchasedGoodsActivity.name, announcedAs: activity.name };
const BACK = { to: paths.scope3, label: 'Scope 3' };

export default function Scope3Section() {
  const t = useT();
  const { may } = usePortal();
  const { section = '' } = useParams();
  const found = SCOPE3_SECTIONS.find(({ id }) => id === section);
  if (found?.id !== PURCHASED_GOODS_SECTION)
    return (
      <Page title={t(found?.name ?? 'Scope 3')} back={BACK}>
        <EmptyState text={t('Not available')} />
      </Page>
    );
  return may(found.roles) ? <PurchasedGoods name={found.name} /> : <NoPermission who={found.roles} />;
}

/** Purchases of a year, with their figures. */
function PurchasedGoods({ name }: { name: string }) {
  const t = useT();
  const format = useFormat();
  const [opened, setOpened] = useState<OpenedActivity | null>(null);
  const view = useTableView('scope3');
  const year = yearFromUrl(view.url.one('year'), usePortal().today());
  const { from, to } = yearBounds(year);
  const found = useRecords(PURCHASES, { ...view.query, start_date: from, end_date: to, include_unapplied: 'true' });
  const open = ({ _id: id }: Activity) => setOpened({ is: 'shown', id });
  const edit = ({ _id: id }: Activity) => setOpened({ is: 'edited', id });
  const add = (
    <Button type="primary" onClick={() => setOpened({ is: 'new', type: PURCHASES.name })}>
      {t('Add')}
    </Button>
  );
  return (
    <Page wide title={t(name)} context={String(year)} back={BACK} actions={add}>
      <div className="act-scope3-year">
        <YearField year={year} onChange={(next) => view.url.set({ year: next })} />
      </div>
      <DataTable
        label={name}
        columns={[...goodsColumns({ t, format }), ESTIMATE]}
        of={found}
        view={view}
        onOpen={open}
        nameOf={goodsName}
        rowActions={(row) => <IconButton icon="edit" label={t('Edit')} onClick={() => edit(row)} />}
        empty={{ text: t(TEXTS.listEmpty), action: add }}
      />
      {opened && (
        <Suspense fallback={null}>
          <EmbedDialog opened={opened} start={{}} onOpen={setOpened} onClose={() => setOpened(null)} />
        </Suspense>
      )}
    </Page>
  );
}

function EstimateButton({ row }: { row: Activity }) {
  const t = useT();
  const notify = useNotify();
  const { may } = usePortal();
  const estimate = useAction(purchasedGoodsActivity, 'estimate_carbon');
  const again = async () => {
    const outcome = await estimate.run(row, {});
    notify(outcome.state === 'failed' ? failureText(outcome.error) : t('Saved'));
  };
  if (!may(purchasedGoodsActivity.actions.estimate_carbon)) return null;
  return (
    <Button
      size="small"
      loading={estimate.isRunning}
      onClick={(event) => {
        event.stopPropagation();
        void again();
      }}
    >
      {t('Calculate CO₂e')}
    </Button>
  );
}

/** Column with a button that recalculates the figure with today's factors. */
const ESTIMATE: Column<Activity> = {
  key: 'estimate',
  title: 'Calculate CO₂e',
  fixed: true,
  text: () => '',
  render: (row) => <EstimateButton row={row} />,
};
