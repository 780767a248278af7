import { defineEntity } from '../../entity/entity';
import { text } from '../../entity/fields';
import { ADMIN, SIGNED_IN } from '../../portal/roles';

/** A label for activities. Activities store the tag's name, so renaming a tag updates each of them. */
export const tag = defineEntity({
  name: 'tags',
  label: 'Tag',
  subscription: 'activities',
  fields: { name: text('Name', 60) },
  allow: { list: SIGNED_IN, read: SIGNED_IN, create: ADMIN, update: ADMIN, remove: ADMIN },
  filters: { search: { kind: 'contains', fields: ['name'] } },
  sorts: ['name', 'created_on'],
  order: { field: 'name', descending: false },
  unique: [{ fields: ['name'], message: 'Already in use' }],
});
