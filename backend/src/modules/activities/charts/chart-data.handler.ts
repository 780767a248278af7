import { CHART_DEFAULTS, chartConfig, questionErrors } from '@lichen/contracts/activities/charts/chart-config.entity';
import { chartData, type PinnedChart, pinnedCharts } from '@lichen/contracts/activities/charts/chart-data.call';
import { CHART_MAPS, type ChartFilters, type ChartQuestion } from '@lichen/contracts/activities/charts/chart-words';
import { isAllowed } from '@lichen/contracts/portal/roles';
import { invalid, notFound } from '@lichen/contracts/api/problems';
import { LIST_LIMIT } from '@lichen/contracts/api/api-responses';
import type { z } from 'zod';
import { costlyRead } from '../../../platform/bounded/costly-reads';
import { expectAllowed } from '../../../platform/engine/permissions/permit';
import type { Context, Read } from '../../../platform/engine/rules';
import { handler } from '../../../platform/module';
import { goneInQuery } from '../filters/listed-selection.query';
import { questionFor } from './charts-of-people';
import { chartSeries } from './chart-series.query';
import { feedsIntoCall } from './feeds-into.handler';

type Input = z.infer<(typeof chartData)['input']>;

/** Returns the question of a chart. Everybody may see pinned charts; others, and new ones, require the role. */
async function questionOf({ id, ...input }: Input, read: Read, context: Context): Promise<ChartQuestion> {
  if (id === undefined) {
    expectAllowed(chartConfig.allow.read, context);
    const { show, report_by, filters } = input;
    return {
      ...input,
      show: show ?? CHART_DEFAULTS.show,
      report_by: report_by ?? CHART_DEFAULTS.report_by,
      filters: filters ?? CHART_DEFAULTS.filters,
    };
  }
  const { pinned, show, report_by, comparison, excludeLabel, filters } = await read(chartConfig).get(id);
  if (!pinned && !isAllowed(chartConfig.allow.read, context.roles)) throw notFound();
  const question = questionFor({ show, report_by, comparison, excludeLabel, filters }, context.roles);
  if (!question) throw notFound();
  return question;
}

/** Returns the chosen filter values in the format of the activity list. */
const chosenIn = (filters: ChartFilters) =>
  Object.fromEntries(
    CHART_MAPS.map((name) => [name, Object.keys(filters[name] ?? {}).filter((value) => filters[name]?.[value])]),
  );

const chartDataCall = handler(chartData, async ({ input, read, sums, context, entities }) => {
  const question = await questionOf(input, read, context);
  // Saved charts may reference deleted records; in a new chart, unknown ids are refused.
  if (input.id === undefined) await goneInQuery({ read, entities }, chosenIn(question.filters));
  const errors = questionErrors(question, context.today);
  if (Object.keys(errors).length > 0) throw invalid(errors);
  const charts = await costlyRead(context, () => chartSeries({ read, sums }, question, context.today));
  return { ok: true, obj: { charts } };
});

const pinnedChartsCall = handler(pinnedCharts, async ({ read, context: { roles } }) => {
  const found = await read(chartConfig).list({
    where: { pinned: 1 },
    order: [{ column: 'created_on' }, { column: 'id' }],
    limit: LIST_LIMIT.most,
  });
  const open = found.filter((chart) => questionFor(chart, roles));
  const list = open.map(
    ({ _id, chartName, chartType, show, report_by, comparison, filters, excludeLabel, updated_on }): PinnedChart => ({
      ...{ _id, chartName, chartType, show, report_by, comparison, filters, excludeLabel, updated_on },
    }),
  );
  return { list, total: list.length, count: list.length };
});

export const chartCalls = [chartDataCall, pinnedChartsCall, feedsIntoCall];
