import { location } from '@lichen/contracts/business/location.entity';
import { staffProfile } from '@lichen/contracts/business/staff-profile.entity';
import type { Entity, RecordOf } from '@lichen/contracts/entity/entity';
import type { RecordAnswer } from '@lichen/contracts/api/api-responses';
import { data, type FormApi, type Overrides, type Values } from '@lichen/kit';
import type { TypeForm } from '../types/shared/type-form';

/** Loads a chosen record that fills in other fields; null if the request fails, so that the user fills them in. */
async function chosen<E extends Entity>({ name }: E, id: unknown): Promise<RecordOf<E> | null> {
  if (typeof id !== 'string') return null;
  const answer = await data<RecordAnswer<RecordOf<E>>>(`${name}/${encodeURIComponent(id)}`).catch(() => null);
  return answer?.obj ?? null;
}

/** Sets an empty location to the place where the chosen person works, unless the user chose either meanwhile. */
export async function takeFromProfile(form: FormApi): Promise<void> {
  const { profile_id: asked } = form.values;
  if (form.values['location_id']) return;
  const person = await chosen(staffProfile, asked);
  const { profile_id: now, location_id: place } = form.values;
  if (person?.location_id && now === asked && !place) form.set({ location_id: person.location_id });
}

/**
 * Returns the values that a chosen location sets, except the unit of an amount already entered, whose meaning it would
 * change.
 */
export function broughtValues(brought: Values, values: Values, overrides: Overrides): Values {
  const stated = Object.entries(overrides)
    .filter(([amount]) => typeof values[amount] === 'number')
    .map(([, { unitField }]) => unitField);
  return Object.fromEntries(Object.entries(brought).filter(([name]) => !stated.includes(name)));
}

/** Sets the units of the meters and the grid from the chosen location. */
export async function takeFromLocation(
  { fromLocation }: Pick<TypeForm, 'fromLocation'>,
  form: FormApi,
  overrides: Overrides,
): Promise<void> {
  const { location_id: asked } = form.values;
  const site = fromLocation ? await chosen(location, asked) : null;
  // Another location was chosen meanwhile and will be handled by its own request.
  if (!site || !fromLocation || form.values['location_id'] !== asked) return;
  form.set(broughtValues(fromLocation(site, form.values), form.values, overrides));
}
