import { location } from '@lichen/contracts/business/location.entity';
import { staffProfile } from '@lichen/contracts/business/staff-profile.entity';
import type { Entity, RecordOf } from '@lichen/contracts/entity/entity';
import type { RecordAnswer } from '@lichen/contracts/api/api-responses';
import { data, type FieldOverrides, type FormApi } from '@lichen/kit';
import type { TypeForm } from '../types/type-form';
import { broughtValues } from './brought-values';

/** A record that says something of the activities it is chosen for; without an answer the form is filled by hand. */
async function chosen<E extends Entity>({ name }: E, id: unknown): Promise<RecordOf<E> | null> {
  if (typeof id !== 'string') return null;
  const answer = await data<RecordAnswer<RecordOf<E>>>(`${name}/${encodeURIComponent(id)}`).catch(() => null);
  return answer?.obj ?? null;
}

/** Somebody's activities belong to where they work, until another location is chosen: meanwhile, for one. */
export async function takeFromProfile(hand: FormApi): Promise<void> {
  const { profile_id: asked } = hand.values;
  if (hand.values['location_id']) return;
  const person = await chosen(staffProfile, asked);
  const { profile_id: now, location_id: place } = hand.values;
  if (person?.location_id && now === asked && !place) hand.set({ location_id: person.location_id });
}

/** What the chosen location says of its meters: their units, its grid. */
export async function takeFromLocation(
  { fromLocation }: Pick<TypeForm, 'fromLocation'>,
  hand: FormApi,
  overrides: Readonly<Record<string, FieldOverrides>>,
): Promise<void> {
  const { location_id: asked } = hand.values;
  const site = fromLocation ? await chosen(location, asked) : null;
  // Another one was chosen meanwhile: its own answer is on the way.
  if (!site || !fromLocation || hand.values['location_id'] !== asked) return;
  hand.set(broughtValues(fromLocation(site, hand.values), hand.values, overrides));
}
