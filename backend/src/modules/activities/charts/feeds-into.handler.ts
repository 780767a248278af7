import { activity } from '@lichen/contracts/activities/list/activity.entity';
import { chartConfig } from '@lichen/contracts/activities/charts/chart-config.entity';
import { chartPeriods } from '@lichen/contracts/activities/charts/chart-periods';
import type { Show } from '@lichen/contracts/activities/charts/chart-words';
import { yearOf } from '@lichen/contracts/formats/days';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import { type FeedsInto, feedsInto } from '@lichen/contracts/activities/list/feeds-into.call';
import { LIST_LIMIT } from '@lichen/contracts/api/api-responses';
import type { Read } from '../../../platform/engine/rules';
import { handler } from '../../../platform/module';
import { chartFilter, isByTask } from './chart-filter.query';
import { PRICES } from './prices';

type Activity = RecordOf<typeof activity>;
type Chart = RecordOf<typeof chartConfig>;

const hasFigure = ({ scope1_ug, scope2_ug, scope3_ug }: Activity) =>
  [scope1_ug, scope2_ug, scope3_ug].some((ug) => (ug ?? 0) !== 0);

/** Tests, by measure, whether the activity has the amount that it sums. */
const HAS: Readonly<Record<Show, (record: Activity) => boolean>> = {
  CO2: hasFigure,
  carbon_basis: hasFigure,
  cost: ({ cost }) => cost !== null,
  price: ({ activity_type }) => PRICES.some(({ entity }) => entity.name === activity_type),
};

/** Tells whether a chart's period and measures can include the activity; filters are checked by the database. */
function mayShow(chart: Chart, record: Activity, today: number): boolean {
  const { from, to, activity_type } = record;
  if (from === null || to === null) return false;
  if (isByTask(chart.report_by) && activity_type !== 'task_activitys') return false;
  const { comparison, show } = chart;
  const measures = comparison && Object.hasOwn(HAS, comparison) ? [show, comparison as Show] : [show];
  const days = chartPeriods(chart, today).some((period) => from <= period.to && to >= period.from);
  return days && measures.some((measure) => HAS[measure](record));
}

/** Groups charts by their filters, so that each set of filters is queried once. */
function byNarrowing(charts: readonly Chart[]): Chart[][] {
  const groups = new Map<string, Chart[]>();
  for (const chart of charts) {
    const { start_date: _from, end_date: _to, relativeDate: _days, ...narrowing } = chart.filters;
    const key = JSON.stringify(narrowing);
    groups.set(key, [...(groups.get(key) ?? []), chart]);
  }
  return [...groups.values()];
}

/** Returns all of these charts, which have equal filters, if they include the activity; else none. */
async function chartsIncluding(read: Read, charts: readonly Chart[], record: Activity): Promise<readonly Chart[]> {
  const [first] = charts;
  if (!first) return [];
  const anyTime = { from: Number.MIN_SAFE_INTEGER, to: Number.MAX_SAFE_INTEGER };
  const { anyOf = [] } = chartFilter({ ...first, report_by: 'activities' }, first.show, anyTime).overlapping;
  const found = await read(activity).count({ anyOf: [...anyOf, [{ id: record._id }]] });
  return found > 0 ? charts : [];
}

export const feedsIntoCall = handler(
  feedsInto,
  async ({ input, read, context }): Promise<{ ok: true; obj: FeedsInto }> => {
    const record = await read(activity).get(input.activity_id);
    const { from, to } = record;
    const order = [{ column: 'chartName' }, { column: 'id' }];
    const saved = await read(chartConfig).list({ order, limit: LIST_LIMIT.most });
    const possible = saved.filter((chart) => mayShow(chart, record, context.today));
    const kept = (
      await Promise.all(byNarrowing(possible).map((charts) => chartsIncluding(read, charts, record)))
    ).flat();
    const charts = possible.filter((chart) => kept.includes(chart));
    const first = from === null || to === null || !hasFigure(record) ? null : yearOf(from);
    const years =
      first === null || to === null ? [] : Array.from({ length: yearOf(to) - first + 1 }, (_, at) => first + at);
    return {
      ok: true,
      obj: { years, charts: charts.map(({ _id, chartName, pinned }) => ({ _id, chartName, pinned })) },
    };
  },
);
