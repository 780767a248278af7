import { activity } from '@lichen/contracts/activities/list/activity.entity';
import type { RecordBase } from '@lichen/contracts/entity/entity';
import type { ListAnswer, RecordAnswer } from '@lichen/contracts/api/api-responses';
import { data } from '@lichen/kit';
import type { TypeForm } from '../types/shared/type-form';

/** Fields that identify the meter of a bill, with the list filter that finds its bills. */
export const METERS: Readonly<Record<string, string>> = {
  location_id: 'locations',
  vehicle_id: 'vehicles',
  profile_id: 'profiles',
  source_id: 'power_sources',
};

/** Loads a stored activity with all fields of its type. */
export async function billById(form: TypeForm, id: string): Promise<RecordBase> {
  const answer = await data<RecordAnswer<RecordBase>>(`${form.entity.name}/${encodeURIComponent(id)}`);
  return form.complete?.(answer.obj) ?? answer.obj;
}

/** Loads the latest activity of a type that matches the filters; null when there is none. */
export async function lastBill(form: TypeForm, filters: Readonly<Record<string, string>>): Promise<RecordBase | null> {
  const query = { activity: form.entity.name, ...filters, sort: '-to', limit: 1 };
  const { list } = await data<ListAnswer<RecordBase>>(activity.name, { query });
  const [last] = list;
  return last ? billById(form, last._id) : null;
}
