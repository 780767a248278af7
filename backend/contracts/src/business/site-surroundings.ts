import { datesInOrder } from '../entity/dates-in-order';
import { hint, day, decimal, optional, text, texts, boolean, worded } from '../entity/fields';
import type { FieldErrors } from '../api/problems';
import { TEXTS } from '../text/texts';

/** Position of a site relative to a biodiversity-sensitive area, as VSME B5 asks. */
export const SENSITIVE_AREAS = {
  inside: 'In a biodiversity-sensitive area',
  near: 'Near a biodiversity-sensitive area',
  neither: 'Neither in nor near one',
} as const;

/** Errors of the areas of a site. */
export const SURROUNDINGS_TEXTS = {
  moreThanSite: 'Sealed and nature-oriented area are more than the area of the site',
} as const;

const SOURCE = 'Who states it, with edition';
const PARTS = 'Part of the area above, in its units';

/** Statements of users about water and nature around a site. No list decides them, so each has a source and a date. */
export const surroundingsFields = {
  water_stress_areas: boolean('In an area of water stress'),
  local_water_stress_areas: optional(texts('Local water stress areas')),
  water_stress_source: hint(optional(text('Source of water stress', 200)), SOURCE),
  water_stress_on: optional(day('Water stress as of', { notFuture: true })),
  sensitive_area: optional(worded('Sensitive area', SENSITIVE_AREAS)),
  sensitive_area_name: optional(text('Name of the sensitive area', 200)),
  sensitive_area_source: hint(optional(text('Source of the sensitive area', 200)), SOURCE),
  sensitive_area_on: optional(day('Sensitive area as of', { notFuture: true })),
  sealed_area: hint(optional(decimal('Sealed area')), PARTS),
  nature_area: hint(optional(decimal('Nature-oriented area')), PARTS),
};

/** Returns true where the area must be named: the site is inside or near one. */
export const isSensitive = (area: unknown): boolean => area === 'inside' || area === 'near';

type Draft = Readonly<Record<string, unknown>>;

const required = (draft: Draft, names: readonly string[]): FieldErrors =>
  Object.fromEntries(names.filter((name) => (draft[name] ?? '') === '').map((name) => [name, TEXTS.required]));

const inOrder = datesInOrder('from', 'to');

/** Returns the errors of a site. A statement about water stress or sensitive areas needs its source and date. */
export function siteErrors(draft: Draft): FieldErrors {
  const { water_stress_areas, sensitive_area, area, sealed_area, nature_area } = draft;
  const parts = [sealed_area, nature_area].filter((each) => typeof each === 'number');
  const isMore = typeof area === 'number' && parts.reduce((sum, each) => sum + each, 0) > area;
  return {
    ...inOrder(draft),
    ...(water_stress_areas === true ? required(draft, ['water_stress_source', 'water_stress_on']) : {}),
    ...(isSensitive(sensitive_area)
      ? required(draft, ['sensitive_area_name', 'sensitive_area_source', 'sensitive_area_on'])
      : {}),
    ...(isMore
      ? { [typeof nature_area === 'number' ? 'nature_area' : 'sealed_area']: SURROUNDINGS_TEXTS.moreThanSite }
      : {}),
  };
}
