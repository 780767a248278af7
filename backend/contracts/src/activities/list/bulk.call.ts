import { z } from 'zod';
import { defineCall } from '../../entity/entity';
import { ADMIN } from '../../portal/roles';
import { TEXTS } from '../../text/texts';
import { activityQuery } from './activity-query';

/** Most rows that one call changes directly; larger changes run as a job. */
export const BULK_AT_ONCE = 200;

const id = z.string().max(64);
const tags = z.array(z.string().trim().min(1).max(60)).max(30);

/** Fields that can be set on many activities at once; each row is validated by the rules of its type. */
const values = z.strictObject({
  location_id: id.nullish(),
  partner_id: id.nullish(),
  vehicle_id: id.nullish(),
  profile_id: id.nullish(),
  product_id: id.nullish(),
  applied: z.boolean().optional(),
  description: z.string().max(2000).nullish(),
  tags: tags.nullish(),
});
/** Fields that a bulk edit can set to the same value in all chosen activities. */
export const BULK_FIELDS = Object.keys(values.shape) as (keyof z.infer<typeof values>)[];

const change = z.union([
  z.strictObject({
    kind: z.literal('edit'),
    values: values.refine((given) => Object.keys(given).length > 0, TEXTS.nothingChanged),
  }),
  z.strictObject({ kind: z.literal('tag'), add: tags, remove: tags }),
  z.strictObject({ kind: z.literal('remove') }),
  z.strictObject({ kind: z.literal('restore') }),
  z.strictObject({ kind: z.literal('undo'), of: id }),
]);
/** The change of one call. `tag` adds and removes tags; `undo` names the earlier change that it reverts. */
export type BulkChange = z.infer<typeof change>;

/**
 * Changes many activities independently: a refusal of one does not affect the others. `rows` returns an outcome for
 * each row; `restore` restores deleted activities by the `activity_type` that each row names. `filters` changes the
 * whole filtered list in the background and returns its `bulk_changes` record; `undo` reverts such a change, whose id
 * is `of`, in the same way.
 */
export const bulkActivities = defineCall({
  name: 'bulk_activities',
  label: 'Change many activities',
  method: 'POST',
  allow: ADMIN,
  subscription: 'activities',
  input: z
    .strictObject({
      change,
      rows: z
        .array(z.strictObject({ _id: id, version: z.number().int().optional(), activity_type: id.optional() }))
        .min(1)
        .max(BULK_AT_ONCE)
        .optional(),
      filters: activityQuery.optional(),
    })
    .refine(
      ({ change: { kind }, rows, filters }) =>
        [rows, filters].filter((given) => given !== undefined).length === (kind === 'undo' ? 0 : 1),
      'Send rows or filters',
    )
    .refine(({ change: { kind }, filters }) => kind !== 'restore' || filters === undefined, 'Send the rows to restore'),
  writes: true,
  once: true,
});
