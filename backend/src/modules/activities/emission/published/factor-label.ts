import type { Factor, FactorLibrary, FactorSet } from './factor';
import { ANNUAL_RETURN, COMPANY_FIGURE, INSTRUMENT, NO_EMISSIONS, ON_SITE, SUPPLIER, SUPPLIER_FIGURE } from '../parts';

/** Labels of factors that are not published. Dictionary keys. */
export const STATED_LABELS = {
  [SUPPLIER]: 'Rate stated by the supplier',
  [ON_SITE]: 'Generated on site',
  [SUPPLIER_FIGURE]: 'Figure stated by the supplier',
  [COMPANY_FIGURE]: 'Figure stated by the company',
  [ANNUAL_RETURN]: 'Annual return of the supplier',
  [NO_EMISSIONS]: 'No emissions are counted',
} as const;

const statedLabel = (id: string): string => {
  if (id.startsWith(INSTRUMENT)) return id.slice(INSTRUMENT.length);
  if (id.startsWith(ANNUAL_RETURN)) return STATED_LABELS[ANNUAL_RETURN];
  return STATED_LABELS[id as keyof typeof STATED_LABELS] ?? id;
};

const editionOf = ({ edition, revision }: FactorSet): string => [edition, revision].filter(Boolean).join(' ');

function setOf(id: string, library: FactorLibrary): FactorSet | undefined {
  const factor = library.factor(id);
  return factor && library.set(factor.set);
}

/** Returns publisher, title and edition; the label of a stated figure when the library does not have the id. */
export function sourceOf(id: string, library: FactorLibrary): string {
  const set = setOf(id, library);
  return set ? `${set.publisher}, ${set.title}, ${editionOf(set)}` : statedLabel(id);
}

const setLabel = (id: string, library: FactorLibrary): string => library.factor(id)?.set ?? statedLabel(id);

/**
 * Returns publisher, edition, region, table and row of a factor; the label of a stated figure when the library does not
 * have the id.
 */
export function factorLabel(id: string, library: FactorLibrary): string {
  const factor = library.factor(id);
  const set = setOf(id, library);
  if (!factor || !set) return statedLabel(id);
  const what = [factor.region, factor.publisher_table, factor.label].filter(Boolean).join(', ');
  return `${set.publisher} ${editionOf(set)}, ${what}`;
}

/** Texts of one factor in a calculation row. */
export interface FactorTexts {
  readonly source: string;
  readonly set: string;
  readonly label: string;
}

const made = new WeakMap<FactorLibrary, Map<string, FactorTexts>>();

/** Returns the texts of a factor, cached per library: an id never changes its meaning, and rows use few factors. */
export function factorTexts(id: string, library: FactorLibrary): FactorTexts {
  const known = made.get(library) ?? new Map<string, FactorTexts>();
  made.set(library, known);
  const words = known.get(id) ??
    library.ownWords?.(id) ?? {
      source: sourceOf(id, library).slice(0, 300),
      set: setLabel(id, library).slice(0, 120),
      label: factorLabel(id, library),
    };
  known.set(id, words);
  return words;
}

/**
 * Tables of the UK Government with potentials of an older IPCC report than their edition: bioenergy and materials use
 * the fourth report, hotels the fourth and fifth.
 */
const OLDER_TABLES: Readonly<Record<string, string>> = {
  Bioenergy: 'AR4',
  'WTT- bioenergy': 'AR4',
  'Material use': 'AR4',
  'Hotel stay': 'AR4, AR5',
};

/** Returns the IPCC report whose warming potentials a factor uses; empty where none is named. */
export function reportOf({ publisher_table }: Factor, { id, gwp }: FactorSet): string {
  const older = id.startsWith('uk-') && gwp === 'AR5' ? OLDER_TABLES[publisher_table] : undefined;
  return older ?? gwp;
}
