import { ELECTRIC_FUEL, VEHICLE_DEFAULTS, vehicle } from '@lichen/contracts/business/vehicle.entity';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import { paths } from '@lichen/contracts/api/paths';
import { ADMIN } from '@lichen/contracts/portal/roles';
import { type FieldOverrides, type FormApi, type Section, usePortal, type Values } from '@lichen/kit';
import { useCallback, useState } from 'react';
import { RecordForm } from '../shared/RecordForm';

const LAYOUT: readonly Section[] = [
  { title: 'Vehicle', fields: ['name', 'location_id', 'type', 'fuel_type', 'power_rating', 'fuel_units'] },
  { title: 'Care', fields: ['admin_profile_id'] },
];

/** Another type of vehicle runs on fuels of its own. */
export function clearFuel(name: string, form: FormApi): void {
  if (name === 'type') form.set({ fuel_type: null });
}

const overridesOf = (type: unknown, isAdmin: boolean): Record<string, FieldOverrides> => ({
  type: { groupBy: 'group' },
  fuel_type: {
    where: { vehicle_type: typeof type === 'string' ? type : undefined },
    disabled: !type,
  },
  power_rating: { isHidden: (values) => values['fuel_type'] !== ELECTRIC_FUEL },
  fuel_units: { words: { mile: 'Mile' } },
  admin_profile_id: {
    disabled: !isAdmin,
    hint: isAdmin ? 'Is reminded to enter what the vehicle used' : 'Only an administrator may choose the vehicle admin',
  },
});

export function VehicleForm({ stored }: { stored?: RecordOf<typeof vehicle> }) {
  const { may } = usePortal();
  const [type, setType] = useState<unknown>(stored?.type ?? null);
  const noteType = useCallback((values: Values) => setType(values['type']), []);
  return (
    <RecordForm
      entity={vehicle}
      stored={stored}
      initial={VEHICLE_DEFAULTS}
      layout={LAYOUT}
      overrides={overridesOf(type, may(ADMIN))}
      onFieldChange={clearFuel}
      onValues={noteType}
      to={paths.vehicle}
      list={paths.vehicles}
    />
  );
}
