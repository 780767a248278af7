import { defineEntity } from '../../entity/entity';
import { code, longText, optional, text } from '../../entity/fields';
import { everyVerb, type Role } from '../../portal/roles';

/** Roles that may edit materials and kinds of waste. */
export const RECYCLERS: readonly Role[] = ['admin', 'edit_business', 'edit_waste'];

/** A material that the company recycles; its amounts are yearly figures. */
export const material = defineEntity({
  name: 'materials',
  label: 'Material',
  subscription: 'business',
  fields: {
    name: text('Name', 200),
    description: optional(longText('Description', 2000)),
    units: code('Units', 'recycle_units'),
  },
  allow: everyVerb(RECYCLERS),
  filters: { search: { kind: 'contains', fields: ['name', 'description'] } },
  sorts: ['name', 'units', 'created_on'],
  order: { field: 'name', descending: false },
});

/** Default values of fields that a create may omit. */
export const MATERIAL_DEFAULTS = { units: 'kg' } as const;
