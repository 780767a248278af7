import type { ProposedValues, Remedy } from '@lichen/contracts/activities/checks/remedy';
import { paths } from '@lichen/contracts/api/paths';

/** Name of the field that the form of an address begins in. */
export const FOCUS_PARAM = 'focus';

const query = (values: ProposedValues): string =>
  new URLSearchParams(Object.entries(values).map(([name, value]) => [name, String(value)])).toString();

const editor = (id: string, values: ProposedValues, focus: string | null): string => {
  const asked = query({ ...values, ...(focus ? { [FOCUS_PARAM]: focus } : {}) });
  return `${paths.activity(id)}/edit${asked && `?${asked}`}`;
};

/** The first of the values, where the form begins. */
export const firstOf = (values: ProposedValues): string | null => Object.keys(values)[0] ?? null;

/** The page of a remedy. Null where it is carried out in place: a record is deleted, or the open form changed. */
export function remedyAddress(remedy: Remedy): string | null {
  switch (remedy.kind) {
    case 'keep':
      return remedy.remove ? null : paths.activity(remedy.keep);
    case 'correct':
    case 'shorten':
      return remedy.record._id && editor(remedy.record._id, remedy.values, firstOf(remedy.values));
    case 'edit':
      return remedy.record._id && editor(remedy.record._id, {}, remedy.field);
    case 'add': {
      const { _id, activity_type } = remedy.record;
      return _id && `${paths.activityLike(activity_type, _id)}&${query({ from: remedy.from, to: remedy.to })}`;
    }
    case 'compare':
      return paths.activities({
        ...{ start_date: String(remedy.from), end_date: String(remedy.to), activity: remedy.types },
        ...(remedy.location_id ? { locations: remedy.location_id } : {}),
      });
    case 'review':
      return remedy.record._id && paths.activity(remedy.record._id);
    case 'location':
      return paths.location(remedy.location_id);
    case 'supplier':
      return paths.partner(remedy.partner_id);
    case 'count':
      return null;
    case 'recalculate':
      return paths.recalculations;
  }
}
