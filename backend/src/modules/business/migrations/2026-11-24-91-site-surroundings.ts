import { column, type Migration } from '../../../platform/store/schema';

/** Adds the users' statements about water and nature around a location; null for existing locations. */
export const up: Migration['up'] = async (schema) => {
  await schema.addColumn('locations', 'water_stress_source', column.text(200, true));
  await schema.addColumn('locations', 'water_stress_on', column.optionalInteger);
  await schema.addColumn('locations', 'sensitive_area', column.text(100, true));
  await schema.addColumn('locations', 'sensitive_area_name', column.text(200, true));
  await schema.addColumn('locations', 'sensitive_area_source', column.text(200, true));
  await schema.addColumn('locations', 'sensitive_area_on', column.optionalInteger);
  await schema.addColumn('locations', 'sealed_area', column.optionalInteger);
  await schema.addColumn('locations', 'nature_area', column.optionalInteger);
};
