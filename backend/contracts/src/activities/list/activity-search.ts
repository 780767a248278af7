import type { SearchTarget } from '../../entity/entity';

const ends = (names: readonly string[]) => names.flatMap((name) => [`${name}.name`, `${name}.address`]);

/** Searchable fields of the activity list: every field with text that users enter. */
export const ACTIVITY_SEARCH = {
  description: { field: 'description' },
  tags: { field: 'tags' },
  location: { ref: 'location_id', of: 'locations', show: ['name', 'address_line1', 'town_or_city'] },
  partner: { ref: 'partner_id', of: 'partners', show: ['name'] },
  vehicle: { ref: 'vehicle_id', of: 'vehicles', show: ['name'] },
  profile: { ref: 'profile_id', of: 'profiles', show: ['first_name', 'last_name'] },
  product: { ref: 'product_id', of: 'products', show: ['name'] },
  source: { ref: 'source_id', of: 'power_sources', show: ['name'] },
  reference: {
    inside: ['invoice_ref', 'order_ref', 'batch_ref', 'our_ref', 'ref', 'job_number', 'registry', 'serial_numbers'],
  },
  place: {
    inside: [...ends(['start_location', 'end_location', 'location', 'from', 'to']), ...['processed_at', 'released_to']],
  },
  detail: { inside: ['task_type', 'job_type', 'extracted_customer', 'detail', 'reason', 'method_reason', 'source'] },
} as const satisfies Readonly<Record<string, SearchTarget>>;
type ActivitySearchPlace = keyof typeof ACTIVITY_SEARCH;

/** Label of the search in all fields. */
export const SEARCH_ANYWHERE = 'All texts';

/** Labels of the searchable fields. */
export const SEARCH_LABELS: Readonly<Record<ActivitySearchPlace, string>> = {
  description: 'Description',
  tags: 'Tags',
  location: 'Location',
  partner: 'Partner',
  vehicle: 'Vehicle',
  profile: 'Staff member',
  product: 'Product',
  source: 'Power source',
  reference: 'Reference or invoice number',
  place: 'Place or route',
  detail: 'Task or detail',
};
