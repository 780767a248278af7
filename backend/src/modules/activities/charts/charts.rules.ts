import { CHART_DEFAULTS, chartConfig } from '@lichen/contracts/activities/charts/chart-config.entity';
import { serve } from '../../../platform/engine/rules';
import { deleteFilesOf } from '../../../platform/files/delete-files.listener';
import type { Module } from '../../../platform/module';
import { chartCalls } from './chart-data.handler';
import { chartThumbnailRoute, chartThumbnailUpload, describedThumbnail } from './chart-thumbnail.route';

/** Serves charts of activities: saved charts, their data and their thumbnails. */
export const charts = {
  entities: [serve(chartConfig, { defaults: CHART_DEFAULTS, initial: () => ({ has_thumbnail: false }) })],
  calls: chartCalls,
  uploads: { [chartConfig.name]: chartThumbnailUpload },
  routes: chartThumbnailRoute,
  described: [describedThumbnail],
  listeners: (platform) => [deleteFilesOf(chartConfig, 'activities.forget-chart-thumbnail')(platform)],
} satisfies Partial<Module>;
