import { column, type Migration } from '../../../platform/store/schema';

/** Coordinates of a location on the map; null for existing locations. */
export const up: Migration['up'] = async (schema) => {
  await schema.addColumn('locations', 'latitude', column.optionalInteger);
  await schema.addColumn('locations', 'longitude', column.optionalInteger);
};
