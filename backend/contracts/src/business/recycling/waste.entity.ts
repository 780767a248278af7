import { defineEntity } from '../../entity/entity';
import { boolean, code, longText, optional, text, worded } from '../../entity/fields';
import { everyVerb } from '../../portal/roles';
import { RECYCLERS } from './material.entity';

/** Destinations of waste that is released and not collected. */
export const RELEASES = {
  air: 'To air',
  water: 'To water',
  soil: 'To soil',
  sewer: 'To a sewer',
} as const;

/** A kind of waste of the company; its amounts are yearly figures. */
export const waste = defineEntity({
  name: 'wastes',
  label: 'Kind of waste',
  subscription: 'business',
  fields: {
    name: text('Name', 200),
    description: optional(longText('Description', 2000)),
    units: code('Units', 'recycle_units'),
    hazardous: boolean('Hazardous'),
    released_to: optional(worded('Released', RELEASES)),
  },
  allow: everyVerb(RECYCLERS),
  filters: { search: { kind: 'contains', fields: ['name', 'description'] } },
  sorts: ['name', 'units', 'created_on'],
  order: { field: 'name', descending: false },
});

/** Default values of fields that a create may omit. */
export const WASTE_DEFAULTS = { units: 'kg', hazardous: false } as const;
