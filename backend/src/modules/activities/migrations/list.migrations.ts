import { bulkState } from './bulk-state.migration';
import { bulkUndo } from './bulk-undo.migration';
import { byParent } from './by-parent.migration';
import { type Migration, column, companyRow } from '../../../platform/store/schema';

const extracts: Migration = {
  name: '2026-11-21-71-activity-extracts',
  up: (schema) =>
    schema.createTable('activity_extracts', {
      columns: {
        ...companyRow,
        state: column.text(100),
        format: column.text(100),
        total: column.integer,
        job_id: column.text(64, true),
        file_id: column.text(64, true),
        expires_on: column.optionalInteger,
      },
      primaryKey: ['company_id', 'id'],
      indexes: { activity_extracts_created: ['company_id', 'created_on', 'id'] },
    }),
};

const bulkChanges: Migration = {
  name: '2026-11-21-72-bulk-changes',
  up: (schema) =>
    schema.createTable('bulk_changes', {
      columns: {
        ...companyRow,
        change: column.longText,
        job_id: column.text(64, true),
        total: column.integer,
        done: column.integer,
        failed: column.integer,
        failures: column.longText,
      },
      primaryKey: ['company_id', 'id'],
      indexes: { bulk_changes_created: ['company_id', 'created_on', 'id'] },
    }),
};

const savedViews: Migration = {
  name: '2026-11-21-79-saved-views',
  up: (schema) =>
    schema.createTable('saved_views', {
      columns: {
        ...companyRow,
        name: column.text(80),
        query: column.text(4000, true),
        hidden: column.longText,
        shared: column.boolean,
        first: column.boolean,
      },
      primaryKey: ['company_id', 'id'],
      indexes: { saved_views_author: ['company_id', 'created_by', 'id'] },
    }),
};

export const listMigrations: readonly Migration[] = [extracts, bulkChanges, savedViews, bulkState, byParent, bulkUndo];
