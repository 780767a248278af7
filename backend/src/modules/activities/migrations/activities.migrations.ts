import { hiddenRows, importsMigration, otherSheets, repeatedHeadings, rowSigns } from './imports.migrations';
import { ownFactors } from './own-factors.migration';
import { methodLeftEmpty } from './emission-calc.migration';
import { changedBy } from './changed-by.migration';
import { factorImports } from './factor-imports.migration';
import { oneDefaultView } from './one-default-view.migration';
import { listMigrations } from './list.migrations';
import { type Migration, column, companyRow } from '../../../platform/store/schema';
import { charts } from './charts.migrations';
import { inventoryYears } from './inventory-years.migrations';
import { withoutAFigure } from './without-a-figure.migration';
import { rolledUpMigrations } from './rolled-up.migrations';
import { numberedStopsMigration } from './numbered-stops.migration';
import { problemCodes } from './problem-codes.migration';
import { coverageOwners } from './coverage-owners.migration';

const activities: Migration = {
  name: '2026-11-21-20-activities',
  up: (schema) =>
    schema.createTable('activities', {
      columns: {
        ...companyRow,
        activity_type: column.text(60),
        description: column.longText,
        applied: column.boolean,
        tags: column.longText,
        doc_id: column.text(64, true),
        from: column.optionalInteger,
        to: column.optionalInteger,
        location_id: column.optionalId,
        partner_id: column.text(64, true),
        vehicle_id: column.text(64, true),
        profile_id: column.text(64, true),
        product_id: column.text(64, true),
        source_id: column.text(64, true),
        cost: column.longText,
        scope: column.text(100),
        scope1_ug: column.integer,
        scope2_ug: column.integer,
        scope3_ug: column.integer,
        market_ug: column.optionalInteger,
        err_msg: column.text(500, true),
        data: column.longText,
      },
      primaryKey: ['company_id', 'id'],
      indexes: {
        // Ends with `to`, so that the total of a period is counted in the index without reading a row.
        activities_from: ['company_id', 'from', 'id', 'to'],
        activities_to: ['company_id', 'to'],
        activities_type: ['company_id', 'activity_type', 'from', 'id'],
        activities_location: ['company_id', 'location_id', 'from', 'id'],
        activities_created: ['company_id', 'created_on', 'id'],
      },
    }),
};

const calculations: Migration = {
  name: '2026-11-21-21-emission-calcs',
  up: (schema) =>
    schema.createTable('emission_calcs', {
      columns: {
        ...companyRow,
        activity_id: column.id,
        activity_type: column.text(60),
        CO2: column.optionalInteger,
        units: column.text(100),
        used: column.boolean,
        method: column.text(100),
        partner_id: column.text(64, true),
        from: column.optionalInteger,
        to: column.optionalInteger,
        basis: column.optionalInteger,
        basis_units: column.text(20, true),
        scope: column.text(100),
        reason: column.text(500, true),
        source: column.text(300, true),
        component: column.text(100),
        scope2_basis: column.text(100, true),
        scope3_category: column.optionalInteger,
        co2_ug: column.optionalInteger,
        exact_kg: column.text(100, true),
        factor: column.text(100, true),
        factor_units: column.text(40, true),
        factor_id: column.text(120, true),
        factor_set: column.text(120, true),
        factor_year: column.optionalInteger,
        factor_label: column.text(300, true),
        region_used: column.text(100, true),
        gases: column.longText,
        parts: column.longText,
        calc_basis: column.text(100, true),
        calc_units: column.text(20, true),
        note: column.text(500, true),
        data_quality: column.optionalInteger,
        engine_version: column.text(20, true),
        input_hash: column.text(64, true),
        superseded_by: column.text(64, true),
        err_msg: column.text(500, true),
        profile_id: column.text(100, true),
      },
      primaryKey: ['company_id', 'id'],
      indexes: { emission_calcs_activity: ['company_id', 'activity_id'] },
    }),
};

/** Sums of the used rows by month: what the dashboard reads instead of a million activities. */
const months: Migration = {
  name: '2026-11-21-22-emission-months',
  up: (schema) =>
    schema.createTable('emission_months', {
      columns: {
        company_id: column.id,
        month: column.integer,
        activity_type: column.text(60),
        scope: column.text(20),
        scope2_basis: column.text(20),
        scope3_category: column.integer,
        co2_ug: column.integer,
        calcs: column.integer,
      },
      primaryKey: ['company_id', 'month', 'activity_type', 'scope', 'scope2_basis', 'scope3_category'],
    }),
};

/** What every figure is made from, and of: a record is computed again from itself alone. */
const inputs: Migration = {
  name: '2026-11-21-40-calculation-inputs',
  up: async (schema) => {
    await schema.addColumn('emission_calcs', 'subject', column.text(200, true));
    await schema.addColumn('emission_calcs', 'inputs', column.longText);
  },
};

const recalculations: Migration = {
  name: '2026-11-21-61-recalculations',
  up: async (schema) => {
    await schema.createTable('recalculations', {
      columns: {
        ...companyRow,
        state: column.text(100),
        job_id: column.text(64, true),
        activity: column.text(60, true),
        location_id: column.text(64, true),
        start_date: column.optionalInteger,
        end_date: column.optionalInteger,
        seen: column.integer,
        changed: column.integer,
        written: column.integer,
        stale: column.integer,
        difference: column.longText,
        decided_by: column.text(254, true),
      },
      primaryKey: ['company_id', 'id'],
    });
    await schema.createTable('recalculation_changes', {
      columns: {
        ...companyRow,
        recalculation_id: column.text(64),
        activity_id: column.text(64),
        activity_type: column.text(60),
        location_id: column.text(64, true),
        before_ug: column.integer,
        after_ug: column.integer,
        moved_ug: column.integer,
        digest: column.text(64),
        state: column.text(100),
      },
      primaryKey: ['company_id', 'id'],
      indexes: {
        recalculation_changes_next: ['company_id', 'recalculation_id', 'state', 'id'],
        recalculation_changes_moved: ['company_id', 'recalculation_id', 'moved_ug', 'id'],
      },
    });
  },
};

/** Editions that the operator imported, beside the shipped ones. They belong to no company. */
const importedFactors: Migration = {
  name: '2026-11-21-62-imported-factors',
  up: async (schema) => {
    await schema.createTable('factor_sets', {
      columns: {
        id: column.text(80),
        publisher: column.text(200),
        title: column.text(300),
        edition: column.text(60),
        revision: column.text(60),
        licence: column.text(200),
        source_url: column.text(500),
        published_on: column.text(20),
        gwp: column.text(20),
        valid_from: column.integer,
        valid_to: column.optionalInteger,
        region: column.text(100),
        note: column.longText,
        imported_on: column.integer,
        place: column.integer,
        factors: column.integer,
      },
      primaryKey: ['id'],
      // Two imports at once cannot both be the next one.
      unique: { factor_sets_place: ['place'] },
    });
    await schema.createTable('factors', {
      columns: {
        set_id: column.text(80),
        place: column.integer,
        id: column.text(120),
        publisher_table: column.text(200),
        publisher_row: column.text(200),
        scope: column.integer,
        category: column.optionalInteger,
        component: column.text(20),
        basis: column.text(20, true),
        family: column.text(40),
        item: column.text(200),
        label: column.longText,
        region: column.text(100),
        unit: column.text(60),
        kg_co2e: column.text(60, true),
        kg_co2: column.text(60, true),
        kg_ch4: column.text(60, true),
        kg_n2o: column.text(60, true),
        year: column.integer,
        note: column.longText,
      },
      primaryKey: ['set_id', 'place'],
    });
  },
};

/** Findings that somebody looked at and found right. */
const dismissedFindings: Migration = {
  name: '2026-11-21-79-dismissed-findings',
  up: (schema) =>
    schema.createTable('dismissed_findings', {
      columns: {
        ...companyRow,
        finding: column.text(200),
        kind: column.text(100),
        reason: column.text(500),
      },
      primaryKey: ['company_id', 'id'],
      unique: { dismissed_findings_finding: ['company_id', 'finding'] },
    }),
};

export const activitiesMigrations: readonly Migration[] = [
  activities,
  calculations,
  months,
  inputs,
  recalculations,
  importedFactors,
  ...listMigrations,
  charts,
  dismissedFindings,
  importsMigration,
  ownFactors,
  inventoryYears,
  changedBy,
  numberedStopsMigration,
  factorImports,
  oneDefaultView,
  withoutAFigure,
  problemCodes,
  coverageOwners,
  ...rolledUpMigrations,
  methodLeftEmpty,
  rowSigns,
  repeatedHeadings,
  otherSheets,
  hiddenRows,
];
