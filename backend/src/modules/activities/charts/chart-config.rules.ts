import { CHART_DEFAULTS, type chartConfig } from '@lichen/contracts/activities/charts/chart-config.entity';
import type { Rules } from '../../../platform/engine/rules';

export const chartConfigRules: Rules<typeof chartConfig> = {
  defaults: CHART_DEFAULTS,
  initial: () => ({ has_thumbnail: false }),
};
