import type { ProposedValues, Remedy } from '@lichen/contracts/activities/checks/remedy';
import { paths } from '@lichen/contracts/api/paths';

/** Query parameter with the name of the field that receives the focus. */
export const FOCUS_PARAM = 'focus';

const query = (values: ProposedValues): string =>
  new URLSearchParams(Object.entries(values).map(([name, value]) => [name, String(value)])).toString();

const editor = (id: string, values: ProposedValues, focus: string | null): string => {
  const asked = query({ ...values, ...(focus ? { [FOCUS_PARAM]: focus } : {}) });
  return `${paths.activity(id)}/edit${asked && `?${asked}`}`;
};

/** Returns the name of the first proposed value, whose field receives the focus. */
export const firstOf = (values: ProposedValues): string | null => Object.keys(values)[0] ?? null;

/**
 * Returns the address of a remedy; null where it is carried out in place by deleting a record or changing the open
 * form.
 */
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
    case 'potentials':
      return paths.figuresSettings;
  }
}
