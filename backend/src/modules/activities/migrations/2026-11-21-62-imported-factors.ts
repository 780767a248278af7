import { type Migration, column } from '../../../platform/store/schema';

/** Editions imported by the operator, in addition to the shipped ones; all companies share them. */
export const up: Migration['up'] = async (schema) => {
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
    // Prevents two concurrent imports from taking the same position.
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
};
