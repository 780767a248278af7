import { defineEntity } from '../../entity/entity';
import { integer, internal, json, optional, text } from '../../entity/fields';
import { NOBODY, everyVerb } from '../../portal/roles';

/** Effect of a bulk change on one activity, kept until it is undone. */
export const bulkRow = defineEntity({
  name: 'bulk_rows',
  label: 'Row of a bulk edit',
  subscription: 'activities',
  fields: {},
  derived: {
    bulk_id: text('Change', 64),
    activity_id: text('Activity', 64),
    activity_type: text('Activity type', 60),
    /** Version after the change; with another one, the log tells whether somebody has changed the activity since. */
    left: integer('Version after the edit'),
    /** Previous values of the fields; empty where the activity was deleted. */
    replaced: internal(optional(json<Record<string, unknown>>('Replaced'))),
  },
  allow: everyVerb(NOBODY),
  audit: 'none',
});
