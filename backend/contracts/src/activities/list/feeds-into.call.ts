import { z } from 'zod';
import { defineCall, type RecordOf } from '../../entity/entity';
import { ADMIN } from '../../portal/roles';
import type { chartConfig } from '../charts/chart-config.entity';

/** Totals, charts and years that include an activity: the reverse of opening a figure's rows. */
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

export interface FeedsInto {
  /** Years of the dashboard that some of its days fall in. */
  years: number[];
  charts: Pick<RecordOf<typeof chartConfig>, '_id' | 'chartName' | 'pinned'>[];
}
