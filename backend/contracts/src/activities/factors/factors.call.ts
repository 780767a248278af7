import { z } from 'zod';
import { queryInteger } from '../../api/query-values';
import { defineCall } from '../../entity/entity';
import { SIGNED_IN } from '../../portal/roles';

const word = z.string().max(200).optional();
const limit = queryInteger.min(1).max(2000).default(200);
const offset = queryInteger.min(0).default(0);

/** Returns the published factors that calculations use, filtered by family, region, item, set or words of the label. */
export const factors = defineCall({
  name: 'factors',
  label: 'Emission factors',
  method: 'GET',
  allow: SIGNED_IN,
  subscription: 'activities',
  input: z.strictObject({
    ...{ id: word, family: word, region: word, item: word, unit: word, set: word, q: word },
    year: queryInteger.optional(),
    limit,
    offset,
  }),
  writes: false,
  dependsOn: [],
});

/**
 * One published factor. `kg_co2e` is text to preserve the publisher's digits; null means that no factor is published.
 */
export interface FactorEntry {
  id: string;
  set: string;
  publisher_table: string;
  publisher_row: string;
  scope: number;
  category: number | null;
  component: string;
  basis: string | null;
  family: string;
  item: string;
  label: string;
  region: string;
  unit: string;
  kg_co2e: string | null;
  gases: { co2: string | null; ch4: string | null; n2o: string | null } | null;
  year: number;
  note: string;
}

/** Returns the editions of publishers, both shipped and imported. */
export const factorSets = defineCall({
  name: 'factor_sets',
  label: 'Factor sets',
  method: 'GET',
  allow: SIGNED_IN,
  subscription: 'activities',
  input: z.strictObject({ q: word, limit, offset }),
  writes: false,
  dependsOn: [],
});

/**
 * One edition of a publisher. Days are UTC midnight in ms; without an end date it applies until a newer edition begins.
 */
export interface FactorSetEntry {
  id: string;
  publisher: string;
  title: string;
  edition: string;
  revision: string;
  licence: string;
  source_url: string;
  published_on: string;
  gwp: string;
  valid_from: number;
  valid_to: number | null;
  region: string;
  note: string;
  /** Number of factors in the edition. */
  factors: number;
  /** True if the operator imported it; false if it ships with the product. */
  imported: boolean;
  /** True if it was imported and no shipped edition of the same set is as new: the next recalculation would use it. */
  newer: boolean;
}

/** Returns the filter values of the factor library. */
export const factorFacets = defineCall({
  name: 'factor_facets',
  label: 'Families, regions and years of factors',
  method: 'GET',
  allow: SIGNED_IN,
  subscription: 'activities',
  input: z.strictObject({}),
  writes: false,
  dependsOn: [],
});

/** Values that occur among the factors, for the filters of their page. */
export interface FactorFacets {
  families: string[];
  regions: string[];
  years: number[];
}
