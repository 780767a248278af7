import { z } from 'zod';
import { defineCall, type RecordOf } from '../../entity/entity';
import { ADMIN } from '../../portal/roles';
import type { chartConfig } from '../charts/chart-config.entity';

/** Returns the totals, charts and years that include an activity. */
export const feedsInto = defineCall({
  name: 'get_feeds_into',
  label: 'Totals and reports that include an activity',
  method: 'GET',
  allow: ADMIN,
  subscription: 'activities',
  input: z.strictObject({ activity_id: z.string().min(1).max(64) }),
  writes: false,
  dependsOn: ['activities', 'chart_config_save'],
});

/** The totals and saved charts that include an activity. */
export interface FeedsInto {
  /** Dashboard years that contain any of its days. */
  years: number[];
  charts: Pick<RecordOf<typeof chartConfig>, '_id' | 'chartName' | 'pinned'>[];
}
