import { activity } from '@lichen/contracts/activities/list/activity.entity';
import type { RecordBase } from '@lichen/contracts/entity/entity';
import type { ListAnswer, RecordAnswer } from '@lichen/contracts/api/api-responses';
import { data } from '@lichen/kit';
import type { TypeForm } from '../types/shared/type-form';

/** Fields that say which meter a bill is of, with the filter of the list that finds bills of it. */
export const METERS: Readonly<Record<string, string>> = {
  location_id: 'locations',
  vehicle_id: 'vehicles',
  profile_id: 'profiles',
  source_id: 'power_sources',
};

/** A stored activity with everything that its type knows of it. */
export async function billById(form: TypeForm, id: string): Promise<RecordBase> {
  const answer = await data<RecordAnswer<RecordBase>>(`${form.entity.name}/${encodeURIComponent(id)}`);
  return form.complete?.(answer.obj) ?? answer.obj;
}

/** The latest activity of a type that the filters of the list find; null when there is none. */
export async function lastBill(form: TypeForm, filters: Readonly<Record<string, string>>): Promise<RecordBase | null> {
  const query = { activity: form.entity.name, ...filters, sort: '-to', limit: 1 };
  const { list } = await data<ListAnswer<RecordBase>>(activity.name, { query });
  const [last] = list;
  return last ? billById(form, last._id) : null;
}
