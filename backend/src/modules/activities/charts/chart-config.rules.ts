import { CHART_DEFAULTS, chartConfig } from '@lichen/contracts/activities/charts/chart-config.entity';
import { serve } from '../../../platform/engine/rules';

export const servedChartConfig = serve(chartConfig, {
  defaults: CHART_DEFAULTS,
  initial: () => ({ has_thumbnail: false }),
});
