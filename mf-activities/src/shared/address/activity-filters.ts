import { yearBounds, yearOf } from '@lichen/contracts/formats/days';
import type { Period, UrlState } from '@lichen/kit';

/** Name of the list's table, under which its columns are stored. */
export const LIST = 'activities';

/** Records of other areas that activities can belong to, by filter name. */
export const LINKED = [
  { name: 'vehicles', title: 'Vehicle' },
  { name: 'partners', title: 'Partner' },
  { name: 'profiles', title: 'Staff member' },
  { name: 'products', title: 'Product' },
  { name: 'power_sources', title: 'Power source' },
] as const;
export type LinkedName = (typeof LINKED)[number]['name'];

type Linked = Readonly<Record<LinkedName, readonly string[]>>;

const linked = (idsOf: (name: LinkedName) => readonly string[]): Linked => ({
  vehicles: idsOf('vehicles'),
  partners: idsOf('partners'),
  profiles: idsOf('profiles'),
  products: idsOf('products'),
  power_sources: idsOf('power_sources'),
});

/** Filters of the list and its total; the query parameters have the same names. */
export interface ActivityFilters extends Period, Linked {
  /** Bounds that are not valid days, by parameter name; sent unchanged so that the server refuses them. */
  unread: object;
  activity: readonly string[];
  locations: readonly string[];
  tasks: readonly string[];
  scopes: readonly string[];
  tags: readonly string[];
  onlyErrors: boolean;
  onlyBehind: boolean;
  /** Includes unapplied activities. */
  withUnapplied: boolean;
  /** These only show or hide a column. */
  showTags: boolean;
  showQuality: boolean;
  text: string;
  email: string;
}

type Reader = Pick<UrlState, 'one' | 'many'>;

/** Value in the address for a period without bounds; without a period, the list shows this year. */
const WITHOUT_BOUNDS = 'all';
/** Parameters of an address that shows activities of every year. */
export const ANY_PERIOD = { start_date: WITHOUT_BOUNDS, end_date: WITHOUT_BOUNDS };
/** Value in the address for all scopes, used in links to the total. */
const EVERY_SCOPE = 'Total';

const isDay = (text: string): boolean => /^-?\d{1,16}$/.test(text);

function periodOf(url: Reader, today: number): Pick<ActivityFilters, 'from' | 'to' | 'unread'> {
  const [start, end] = [url.one('start_date'), url.one('end_date')];
  if (start === null && end === null) return { ...yearBounds(yearOf(today)), unread: {} };
  const dayOf = (text: string | null) => (text !== null && isDay(text) ? Number(text) : null);
  const written = Object.entries({ start_date: start, end_date: end });
  const unread = written.filter(([, text]) => text !== null && text !== WITHOUT_BOUNDS && !isDay(text));
  return { from: dayOf(start), to: dayOf(end), unread: Object.fromEntries(unread) };
}

/** Reads the scopes. Links from other pages use `Scope`: one scope, or `Total` for all. */
function scopesOf(url: Reader): readonly string[] {
  const preset = url.one('Scope');
  if (preset !== null) return preset === EVERY_SCOPE ? [] : [preset];
  return url.many('scopes');
}

/** Reads the filters from the address; without a period, they cover the current year. */
export const filtersOf = (url: Reader, today: number): ActivityFilters => ({
  ...periodOf(url, today),
  activity: url.many('activity'),
  locations: url.many('locations'),
  tasks: url.many('tasks'),
  ...linked((name) => url.many(name)),
  scopes: scopesOf(url),
  tags: url.many('tags'),
  showTags: url.one('show_tags') === 'true',
  showQuality: url.one('show_quality') === 'true',
  onlyErrors: url.one('show_invalid_carbon') === 'true',
  onlyBehind: url.one('behind') === 'true',
  withUnapplied: url.one('include_unapplied') === 'true',
  text: url.one('field_filter') ?? '',
  email: url.one('email_filter') ?? '',
});

/** Returns the query of the filters, for the list and its total. */
export const filterQuery = (filters: ActivityFilters) => ({
  activity: filters.activity,
  locations: filters.locations,
  tasks: filters.tasks,
  ...linked((name) => filters[name]),
  scopes: filters.scopes,
  tags: filters.tags,
  start_date: filters.from,
  end_date: filters.to,
  show_invalid_carbon: filters.onlyErrors ? 'true' : null,
  behind: filters.onlyBehind ? 'true' : null,
  include_unapplied: filters.withUnapplied ? 'true' : null,
  field_filter: filters.text,
  email_filter: filters.email,
  ...filters.unread,
});

/** Returns the parameters of a period; a side without a bound is stated, so that it does not mean this year. */
export const periodChange = ({ from, to }: Period) => ({
  start_date: from ?? WITHOUT_BOUNDS,
  end_date: to ?? WITHOUT_BOUNDS,
});

/** Returns the parameters of a choice of scopes; removes the older parameter `Scope`. */
export const scopesChange = (scopes: readonly string[]) => ({ Scope: null, scopes });

/** Query parameters that filter the list. */
export const FILTER_NAMES: readonly string[] = [
  'activity',
  'locations',
  'tasks',
  ...LINKED.map(({ name }) => name),
  'scopes',
  'Scope',
  'tags',
  'start_date',
  'end_date',
  'show_invalid_carbon',
  'behind',
  'include_unapplied',
  'field_filter',
  'email_filter',
];

/** Labels of the filters that refer to a record or a day. */
export const FILTER_LABELS: Readonly<Record<string, string>> = {
  locations: 'Location',
  start_date: 'From',
  end_date: 'To',
  ...Object.fromEntries(LINKED.map(({ name, title }) => [name, title])),
};

/** Change of the address that removes every filter. */
export const noFilters = Object.fromEntries(FILTER_NAMES.map((name) => [name, null]));
