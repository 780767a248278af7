import { location } from '@lichen/contracts/business/location.entity';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import { getOrInsertComputed } from '../../../platform/map-get-or-insert';
import type { Read } from '../../../platform/engine/rules';
import type { CheckSubject } from '../checks/check-subject';
import { checkSubjects, type Types } from '../checks/check-subject.query';
import { convert } from '../emission/conversion';
import { exact } from '../emission/exact';
import { type Bill, billOf, type Peer } from './estimated-use';

type Site = RecordOf<typeof location>;

export const POWER = 'electricity_activitys' as const;

/** Purchased electricity of some locations, by location: what they make themselves is no bill. */
export async function purchasedAt(read: Read, types: Types, ids: readonly string[]) {
  const found = new Map<string, CheckSubject[]>();
  if (ids.length === 0) return found;
  for (const record of await checkSubjects(read, types, POWER, { where: { location_id: { in: [...ids] } } }))
    if (record.item === '') getOrInsertComputed(found, record.location_id ?? '', (): CheckSubject[] => []).push(record);
  return found;
}

/** Bills with their amount in kWh, of those that have one. */
export const billsOf = (records: readonly CheckSubject[] = []): Bill[] =>
  records.flatMap(({ from, to, amount, units }) => {
    const kwh = amount === null || units === null ? null : convert(exact(amount), units, 'kWh');
    return kwh ? [billOf(from, to, kwh)] : [];
  });

/** Area of a location in m²; null where it is not known. */
export const squareMetres = ({ area, area_units }: Site) => (area ? convert(exact(area), area_units, 'm2') : null);

/** Own locations of the countries whose area is known, each with its bills. */
export async function peersIn(read: Read, types: Types, countries: readonly string[]) {
  const found = new Map<string, Peer[]>();
  if (countries.length === 0) return found;
  const sites = (await read(location).list({ where: { country: { in: [...countries] } } })).filter(({ area }) => area);
  const bills = await purchasedAt(
    read,
    types,
    sites.map(({ _id }) => _id),
  );
  for (const site of sites) {
    const area = squareMetres(site);
    if (area)
      getOrInsertComputed(found, site.country, (): Peer[] => []).push({ area, bills: billsOf(bills.get(site._id)) });
  }
  return found;
}
