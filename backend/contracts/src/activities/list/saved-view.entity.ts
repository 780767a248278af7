import { z } from 'zod';
import { defineCall, defineEntity } from '../../entity/entity';
import { boolean, internal, optional, text, texts } from '../../entity/fields';
import { ADMIN, NOBODY } from '../../portal/roles';

/** What the list of activities was narrowed to, under a name: the query of its address, and columns that are hidden. */
export const savedView = defineEntity({
  name: 'saved_views',
  label: 'Saved view',
  subscription: 'activities',
  fields: {
    name: text('Name', 80),
    query: optional(text('Address', 4000)),
    hidden: optional(texts('Hidden columns', { max: 60, maxItems: 50 })),
    /** Everybody of the company who opens the list finds it; otherwise its author alone. */
    shared: boolean('Shared with the company'),
  },
  derived: {
    /** What its author's list begins with: one of their views at most, which the database sees to by `first_of`. */
    first: boolean('Default view'),
    first_of: internal(optional(text('Default view of', 64))),
  },
  actions: {
    set_default: { label: 'Make it the default', allow: ADMIN, input: z.strictObject({ value: z.boolean() }) },
  },
  allow: { list: NOBODY, read: NOBODY, create: ADMIN, update: ADMIN, remove: ADMIN },
  sorts: ['name'],
});

/** The views that a person finds: their own, and those that others share. */
export const savedViewList = defineCall({
  name: 'saved_view_list',
  label: 'Saved views',
  method: 'GET',
  allow: ADMIN,
  input: z.strictObject({}),
  writes: false,
});
