import { location } from '@lichen/contracts/business/location.entity';
import { staffProfile } from '@lichen/contracts/business/staff-profile.entity';
import { vehicle } from '@lichen/contracts/business/vehicle.entity';
import { Skeleton, useRecord, type Values } from '@lichen/kit';
import type { TypeForm } from '../types/type-form';
import { ActivityForm } from './ActivityForm';

interface Props {
  form: TypeForm;
  /** What the new activity is given: by the address of the page, or by the record it hangs on. */
  given: Values;
  within?: { onSaved: () => void; onCancel: () => void };
}

const idIn = (value: unknown) => (typeof value === 'string' ? value : null);

/** A new activity that begins with what it is given: its vehicle or person says where, and the location brings its units and grid. */
export function NewActivityForm({ form, given, within }: Props) {
  const known = Object.fromEntries(Object.entries(given).filter(([name]) => Object.hasOwn(form.entity.fields, name)));
  const car = useRecord(vehicle, idIn(known['vehicle_id']));
  const person = useRecord(staffProfile, idIn(known['profile_id']));
  const hasPlace = Object.hasOwn(form.entity.fields, 'location_id');
  const place = hasPlace ? (known['location_id'] ?? car.data?.location_id ?? person.data?.location_id ?? null) : null;
  const site = useRecord(location, idIn(place));
  if (car.isLoading || person.isLoading || site.isLoading) return <Skeleton rows={6} height={38} />;
  const brought = site.data ? form.fromLocation?.(site.data, known) : {};
  const start = { ...form.start, ...(hasPlace && place ? { location_id: place } : {}), ...brought, ...known };
  return <ActivityForm form={{ ...form, start }} {...(within ? { within } : {})} />;
}
