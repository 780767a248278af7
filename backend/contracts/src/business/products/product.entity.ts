import { defineEntity } from '../../entity/entity';
import { boolean, code, decimal, longText, optional, ref, text } from '../../entity/fields';
import { endsQuestion, PRODUCT_USE_TEXTS } from '../record-uses';

const READERS = ['admin', 'edit_business', 'vehicle_admin', 'edit_waste'] as const;
const EDITORS = ['admin', 'edit_business', 'edit_waste'] as const;

/** Goods that the company buys, makes, sells or disposes of. */
export const product = defineEntity({
  name: 'products',
  label: 'Product',
  counted: { one: '{count} product', other: '{count} products' },
  subscription: 'business',
  pickedElsewhere: true,
  heldByReferences: PRODUCT_USE_TEXTS,
  dependsOn: ['activities'],
  fields: {
    name: text('Name', 200),
    description: optional(longText('Description', 2000)),
    units: code('Units', 'recycle_units'),
    hazardous: boolean('Hazardous'),
    density: optional(decimal('Density, tons per unit')),
    total: optional(decimal('Total')),
    recycle: optional(decimal('Recycled content, percent', { max: 100, scale: 2 })),
    location_id: optional(ref('Location', 'locations', { as: 'location', show: ['name', 'country'] })),
  },
  figureFields: ['units', 'density', 'recycle'],
  allow: { list: READERS, read: READERS, create: EDITORS, update: EDITORS, remove: EDITORS },
  questions: { ends: endsQuestion(EDITORS) },
  filters: {
    search: { kind: 'contains', fields: ['name', 'description'] },
    location_id: { kind: 'oneOf', field: 'location_id' },
  },
  sorts: ['name', 'units', 'created_on'],
  order: { field: 'name', descending: false },
});

/** Defaults of a new product: quick add asks only for the name and description. */
export const PRODUCT_DEFAULTS = { units: 'kg', hazardous: false } as const;
