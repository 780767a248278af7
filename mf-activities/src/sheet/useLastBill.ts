import { activity } from '@lichen/contracts/activities/activity.entity';
import type { RecordBase } from '@lichen/contracts/entity';
import type { ListAnswer, RecordAnswer } from '@lichen/contracts/wire';
import { data, type Values } from '@lichen/kit';
import { useRef } from 'react';
import type { TypeForm } from '../types/type-form';
import { following } from './memory';
import { textsOf } from './open-texts';
import type { OpenSheet } from './useSheet';

/** Columns that say which meter a bill is of, with the filter of the list that finds bills of it. */
const METERS: Readonly<Record<string, string>> = {
  location_id: 'locations',
  vehicle_id: 'vehicles',
  profile_id: 'profiles',
  source_id: 'power_sources',
};

async function lastOf(form: TypeForm, filter: string, id: string): Promise<RecordBase | null> {
  const query = { activity: form.entity.name, [filter]: id, sort: '-to', limit: 1 };
  const { list } = await data<ListAnswer<RecordBase>>(activity.name, { query });
  const [last] = list;
  if (!last) return null;
  const answer = await data<RecordAnswer<RecordBase>>(`${form.entity.name}/${encodeURIComponent(last._id)}`);
  return form.complete?.(answer.obj) ?? answer.obj;
}

/** Fills what a row leaves empty from the last bill of the meter it names, with the period that follows it. */
export function useLastBill(open: OpenSheet): (at: number, column: string) => Promise<void> {
  const { form, rows, draftOf, change } = open;
  const asked = useRef(new Set<string>());
  return async (at, column) => {
    const row = rows[at];
    const [filter, id] = [METERS[column], row && draftOf(row).draft[column]];
    const question = `${row?.key} ${column} ${String(id)}`;
    if (!row || row.savedId !== undefined || !filter || typeof id !== 'string' || asked.current.has(question)) return;
    asked.current.add(question);
    // Without an answer the row is simply typed.
    const last = await lastOf(form, filter, id).catch(() => null);
    if (!last) return;
    const known = textsOf(open, following(form, last as unknown as Values, draftOf(row).given));
    const blank = Object.entries(known).filter(([name]) => (row.cells[name] ?? '').trim() === '');
    change({ type: 'cells', key: row.key, cells: Object.fromEntries(blank) });
  };
}
