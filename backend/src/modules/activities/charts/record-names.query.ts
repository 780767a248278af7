import type { ReportBy } from '@lichen/contracts/activities/charts/chart-words';
import { location } from '@lichen/contracts/business/location.entity';
import { powerSource } from '@lichen/contracts/business/power-sources/power-source.entity';
import { product } from '@lichen/contracts/business/products/product.entity';
import { staffProfile } from '@lichen/contracts/business/staff-profile.entity';
import { vehicle } from '@lichen/contracts/business/vehicle.entity';
import { partner } from '@lichen/contracts/compliance/partner.entity';
import type { Entity } from '@lichen/contracts/entity/entity';
import type { Read } from '../../../platform/engine/rules';
import { inParts } from '../../../platform/in-parts';

const ENTITIES: Partial<Record<ReportBy, Entity>> = {
  locations: location,
  vehicles: vehicle,
  profiles: staffProfile,
  partners: partner,
  power_sources: powerSource,
  products: product,
};

interface Named {
  readonly name?: string;
  readonly first_name?: string;
  readonly last_name?: string | null;
}

const nameOf = ({ name, first_name, last_name }: Named): string =>
  name ?? [first_name, last_name].filter(Boolean).join(' ');

/** Returns the names of the records that a chart is grouped by, by id; deleted records have none. */
export async function namesOf(read: Read, by: ReportBy, ids: readonly string[]): Promise<Map<string, string>> {
  const entity = ENTITIES[by];
  const names = new Map<string, string>();
  if (!entity) return names;
  for (const some of inParts(ids)) {
    const found = await read(entity).list({ where: { id: { in: some } } });
    for (const record of found) names.set(record._id, nameOf(record as unknown as Named));
  }
  return names;
}
