import { CHART_DEFAULTS, CHART_TEXTS, chartConfig } from '@lichen/contracts/activities/chart-config.entity';
import type { Rules } from '../../../platform/engine/rules';

/** How many other charts of the account have the name. */
export const chartConfigRules: Rules<typeof chartConfig, number> = {
  defaults: CHART_DEFAULTS,
  initial: () => ({ has_thumbnail: false }),
  facts: (read, { _id, chartName }) => read(chartConfig).count({ where: { chartName, id: { not: _id } } }),
  check: (_record, others) => (others > 0 ? { chartName: CHART_TEXTS.nameTaken } : {}),
};
