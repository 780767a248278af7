import { PICKABLE_RECORDS } from '@lichen/contracts/business/pickable-records';
import { ELECTRIC_FUEL, VEHICLE_DEFAULTS, vehicle } from '@lichen/contracts/business/vehicle.entity';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import { paths } from '@lichen/contracts/api/paths';
import { ADMIN } from '@lichen/contracts/portal/roles';
import { type FormApi, type Overrides, RecordForm, type Section, usePortal, type Values } from '@lichen/kit';

const LAYOUT: readonly Section[] = [
  { title: 'Vehicle', fields: ['name', 'location_id', 'type', 'fuel_type', 'power_rating', 'fuel_units'] },
  { title: 'Care', fields: ['admin_profile_id'] },
];

/** Clears the fuel after a change of the vehicle type, because each type has its own fuels. */
export function clearFuel(name: string, form: FormApi): void {
  if (name === 'type') form.set({ fuel_type: null });
}

const overridesOf = ({ type, fuel_type }: Values, isAdmin: boolean): Overrides => ({
  type: { groupBy: 'group' },
  fuel_type: {
    where: { vehicle_type: typeof type === 'string' ? type : undefined },
    disabled: !type,
  },
  power_rating: { hidden: fuel_type !== ELECTRIC_FUEL },
  fuel_units: { words: { mile: 'Mile' } },
  admin_profile_id: {
    disabled: !isAdmin,
    hint: isAdmin
      ? 'Receives reminders to enter the vehicle’s fuel or journeys'
      : 'Only an administrator may choose the vehicle admin',
  },
});

export function VehicleForm({ stored }: { stored?: RecordOf<typeof vehicle> }) {
  const { may } = usePortal();
  return (
    <RecordForm
      entity={vehicle}
      stored={stored}
      initial={VEHICLE_DEFAULTS}
      layout={LAYOUT}
      pick={PICKABLE_RECORDS}
      overrides={(values) => overridesOf(values, may(ADMIN))}
      onFieldChange={clearFuel}
      to={paths.vehicle}
      list={paths.vehicles}
    />
  );
}
