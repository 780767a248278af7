import { column, type Migration } from '../../../platform/store/schema';

/** Where a site stands on the map; nobody has said it of sites of before. */
export const up: Migration['up'] = async (schema) => {
  await schema.addColumn('locations', 'latitude', column.optionalInteger);
  await schema.addColumn('locations', 'longitude', column.optionalInteger);
};
