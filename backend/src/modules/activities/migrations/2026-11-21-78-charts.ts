import { column, companyRow, type Migration } from '../../../platform/store/schema';

export const up: Migration['up'] = (schema) =>
  schema.createTable('chart_config_save', {
    columns: {
      ...companyRow,
      chartName: column.text(100),
      chartType: column.text(100),
      show: column.text(100),
      report_by: column.text(100),
      comparison: column.text(100, true),
      excludeLabel: column.boolean,
      pinned: column.boolean,
      filters: column.longText,
      has_thumbnail: column.boolean,
      thumbnail_id: column.text(64, true),
    },
    primaryKey: ['company_id', 'id'],
    unique: { chart_config_save_name: ['company_id', 'chartName'] },
    indexes: { chart_config_save_pinned: ['company_id', 'pinned'] },
  });
