import { location } from '@lichen/contracts/business/location.entity';
import { staffProfile } from '@lichen/contracts/business/staff-profile.entity';
import { vehicle } from '@lichen/contracts/business/vehicle.entity';
import type { RecordBase } from '@lichen/contracts/entity/entity';
import { useRecord, type Values } from '@lichen/kit';
import { useEffect, useState } from 'react';
import type { TypeForm } from '../types/shared/type-form';
import { billById, lastBill, METERS, nextBillValues } from './meter-bills';

/** True when the last record is of the same meter: a different given value (fuel, source) means another meter. */
const isOfSameMeter = (last: RecordBase, given: Values): boolean =>
  Object.entries(given).every(
    ([name, value]) => typeof value !== 'string' || (last as unknown as Values)[name] === value,
  );

/** Loads the last bill of the meter if the given values describe a gap by its days; otherwise null. */
async function lastOfMeter(form: TypeForm, given: Values): Promise<RecordBase | null> {
  if (typeof given['from'] !== 'number' || typeof given['to'] !== 'number') return null;
  const filters = Object.entries(METERS).flatMap(([name, filter]) => {
    const id = given[name];
    return typeof id === 'string' ? [[filter, id] as const] : [];
  });
  if (filters.length === 0) return null;
  const last = await lastBill(form, Object.fromEntries(filters));
  return last && isOfSameMeter(last, given) ? last : null;
}

/**
 * Returns the given values with those of the next bill after the activity `like`, or after the last bill of the meter;
 * only the given values if the request fails.
 */
async function prefilled(form: TypeForm, given: Values, like: string | null): Promise<Values> {
  const last = await (like ? billById(form, like) : lastOfMeter(form, given)).catch(() => null);
  return last ? { ...nextBillValues(form, last as unknown as Values, {}), ...given } : given;
}

function usePrefilled({ form, given, like }: Start, key: string): Values | null {
  const [found, setFound] = useState<{ key: string; values: Values } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` stands for all of them
  useEffect(() => {
    let isStale = false;
    void prefilled(form, given, like).then((values) => isStale || setFound({ key, values }));
    return () => {
      isStale = true;
    };
  }, [key]);
  return found?.key === key ? found.values : null;
}

const idIn = (value: unknown) => (typeof value === 'string' ? value : null);

export interface Start {
  form: TypeForm;
  /** Values from the address of the page, or from the record that the new activity belongs to. */
  given: Values;
  /** Id of the activity that the new one continues. */
  like: string | null;
}

/**
 * Returns the starting values of a new activity, so that only its own figures are typed: the given values, those known
 * of its meter, the location of its vehicle or person, and the units and grid there. Null until all are loaded.
 *
 * @param key identifies the given values; another key starts again.
 */
export function useStartingValues(start: Start, key: string): Values | null {
  const { form } = start;
  const { fields } = form.entity;
  const found = usePrefilled(start, key);
  const known = Object.fromEntries(Object.entries(found ?? {}).filter(([name]) => Object.hasOwn(fields, name)));
  const car = useRecord(vehicle, idIn(known['vehicle_id']));
  const person = useRecord(staffProfile, idIn(known['profile_id']));
  const hasLocation = Object.hasOwn(fields, 'location_id');
  const id = hasLocation ? (known['location_id'] ?? car.data?.location_id ?? person.data?.location_id ?? null) : null;
  const site = useRecord(location, idIn(id));
  if (!found || car.isLoading || person.isLoading || site.isLoading) return null;
  const brought = site.data ? form.fromLocation?.(site.data, known) : {};
  return { ...form.start, ...(id ? { location_id: id } : {}), ...brought, ...known };
}
