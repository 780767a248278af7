import { type LocalWaterStress, localWaterStress } from '@lichen/contracts/business/locations/local-water-stress.call';
import { location } from '@lichen/contracts/business/location.entity';
import { handler } from '../../../platform/module';

const STATED = [
  '_id',
  ...(['water_stress_areas', 'local_water_stress_areas', 'water_stress_source', 'water_stress_on'] as const),
] as const;

/** Reads all requested locations in one query; unknown ids and those of other companies are left out. */
export const localWaterStressHandler = handler(localWaterStress, async ({ input, read }) => {
  const rows = await read(location).part([...STATED], { where: { id: { in: [...new Set(input.ids.split(','))] } } });
  const list = rows.map(
    (row): LocalWaterStress => ({
      location_id: row._id,
      water_stress_areas: row.water_stress_areas,
      local_water_stress_areas: row.local_water_stress_areas ?? [],
      source: row.water_stress_source,
      as_of: row.water_stress_on,
    }),
  );
  return { list, total: list.length, count: list.length };
});
