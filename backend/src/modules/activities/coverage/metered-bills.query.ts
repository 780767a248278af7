import type { ActivityType } from '@lichen/contracts/activities/activity-types';
import { location } from '@lichen/contracts/business/location.entity';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import { getOrInsertComputed } from '../../../platform/map-get-or-insert';
import type { Read } from '../../../platform/engine/rules';
import type { Types } from '../checks/check-subject.query';
import { convert } from '../emission/conversion';
import { exact } from '../emission/exact';
import type { MeteredSupply, MeteredUse } from '../types/activity-type';
import { ALL_TYPES } from '../types/all-types';
import type { Period } from './covered-months';
import { type Bill, billOf, type Peer } from './estimated-use';

type Site = RecordOf<typeof location>;

/** A type with a metered supply. */
export interface MeteredType {
  readonly name: ActivityType;
  readonly metered: MeteredSupply;
}

/** Types with a continuous supply, of which unbilled days are estimated. */
export const METERED_SUPPLIES = ALL_TYPES.flatMap(({ name, metered }): MeteredType[] =>
  metered ? [{ name, metered }] : [],
);

/** A bill of a metered supply of a location. */
export interface MeteredBill extends Period, MeteredUse {
  readonly _id: string;
  readonly location_id: string;
}

/** Bills per page. */
const PAGE = 2000;

/** Returns the bills of a metered supply at some locations, without activities that are not applied. */
export async function meteredBillsAt(
  read: Read,
  types: Types,
  { name, metered }: MeteredType,
  ids: readonly string[],
): Promise<MeteredBill[]> {
  const entity = types.get(name)?.entity;
  if (!entity || ids.length === 0) return [];
  const found: MeteredBill[] = [];
  const fields = ['_id', 'location_id', 'from', 'to', ...metered.fields];
  for (let after = ''; ; ) {
    const where = { location_id: { in: [...ids] }, applied: 1, id: { above: after } };
    const selection = { where, order: [{ column: 'id' }], limit: PAGE };
    const rows = (await read(entity).part(fields, selection)) as unknown as (Omit<MeteredBill, keyof MeteredUse> &
      Record<string, unknown>)[];
    for (const row of rows) {
      const use = metered.readUse(row as never);
      if (use) found.push({ ...use, _id: row._id, location_id: row.location_id, from: row.from, to: row.to });
    }
    const last = rows.at(-1);
    if (!last || rows.length < PAGE) return found;
    after = last._id;
  }
}

const isNewer = (one: MeteredBill, other: MeteredBill): boolean =>
  (one.from - other.from || one.to - other.to || (one._id > other._id ? 1 : -1)) > 0;

/** Returns the unit of the newest bill that has one; it does not depend on the order of entry. */
export function unitOfBills(bills: readonly MeteredBill[]): string | null {
  let newest: MeteredBill | undefined;
  for (const bill of bills) if (bill.units !== null && (!newest || isNewer(bill, newest))) newest = bill;
  return newest?.units ?? null;
}

/** Returns the bills converted to a unit, without those that lack an amount or cannot be converted. */
export const billsIn = (unit: string, bills: readonly MeteredBill[]): Bill[] =>
  bills.flatMap(({ from, to, amount, units }) => {
    const converted = amount === null || units === null ? null : convert(amount, units, unit);
    return converted ? [billOf(from, to, converted)] : [];
  });

/** Returns the area of a location in m²; null where it is not known. */
export const squareMetres = ({ area, area_units }: Site) => (area ? convert(exact(area), area_units, 'm2') : null);

/** Returns a function that gives the company's locations of known area in a country, with their bills of a supply. */
export async function peersIn(read: Read, types: Types, type: MeteredType, countries: readonly string[]) {
  if (countries.length === 0) return () => [];
  const sites = (await read(location).list({ where: { country: { in: [...countries] } } })).filter(({ area }) => area);
  const ids = sites.map(({ _id }) => _id);
  const bills = new Map<string, MeteredBill[]>();
  for (const bill of await meteredBillsAt(read, types, type, ids))
    getOrInsertComputed(bills, bill.location_id, (): MeteredBill[] => []).push(bill);
  const made = new Map<string, Peer[]>();
  return (country: string, item: string, unit: string): readonly Peer[] =>
    getOrInsertComputed(made, JSON.stringify([country, item, unit]), () =>
      sites.flatMap((site) => {
        const area = site.country === country ? squareMetres(site) : null;
        const own = (bills.get(site._id) ?? []).filter((bill) => bill.item === item);
        return area ? [{ area, bills: billsIn(unit, own) }] : [];
      }),
    );
}
