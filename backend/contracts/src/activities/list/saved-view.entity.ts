import { z } from 'zod';
import { defineCall, defineEntity } from '../../entity/entity';
import { boolean, internal, optional, text, texts } from '../../entity/fields';
import { ADMIN, NOBODY } from '../../portal/roles';

/** Refusals of changes to a saved view. */
export const SAVED_VIEW_TEXTS = {
  ofAnother: 'Only the person who saved this view can change or delete it. You can save it as a view of your own.',
} as const;

/** Named view of the activity list: the query of its address, and the hidden columns. */
export const savedView = defineEntity({
  name: 'saved_views',
  label: 'Saved view',
  subscription: 'activities',
  fields: {
    name: text('Name', 80),
    query: optional(text('Address', 4000)),
    hidden: optional(texts('Hidden columns', { max: 60, maxItems: 50 })),
    /** True if every user of the company who may open the list sees the view; otherwise only its author does. */
    shared: boolean('Shared with the company'),
  },
  derived: {
    /** True for the default view of its author. The unique column `first_of` allows one per author. */
    first: boolean('Default view'),
    first_of: internal(optional(text('Default view for', 64))),
  },
  actions: {
    set_default: { label: 'Set as default', allow: ADMIN, input: z.strictObject({ value: z.boolean() }) },
  },
  allow: { list: NOBODY, read: NOBODY, create: ADMIN, update: ADMIN, remove: ADMIN },
  sorts: ['name'],
});

/** Returns the views that the caller can use: their own and those shared by others. */
export const savedViewList = defineCall({
  name: 'saved_view_list',
  label: 'Saved views',
  method: 'GET',
  allow: ADMIN,
  input: z.strictObject({}),
  writes: false,
  dependsOn: ['saved_views'],
});
