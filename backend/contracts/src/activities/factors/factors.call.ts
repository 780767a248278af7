import { z } from 'zod';
import { defineCall } from '../../entity/entity';
import { SIGNED_IN } from '../../portal/roles';

const word = z.string().max(200).optional();
const limit = z.coerce.number().int().min(1).max(2000).default(200);
const offset = z.coerce.number().int().min(0).default(0);

/** Published factors, as the calculations use them: by family, region, item, set, or words of the label. */
export const factors = defineCall({
  name: 'factors',
  label: 'Emission factors',
  method: 'GET',
  allow: SIGNED_IN,
  input: z.strictObject({
    ...{ id: word, family: word, region: word, item: word, unit: word, set: word, q: word },
    year: z.coerce.number().int().optional(),
    limit,
    offset,
  }),
  writes: false,
  dependsOn: [],
});

/** One published figure. `kg_co2e` is text, because its digits are those of the publisher; null is no factor. */
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

/** Editions of publishers, shipped and imported. */
export const factorSets = defineCall({
  name: 'factor_sets',
  label: 'Factor sets',
  method: 'GET',
  allow: SIGNED_IN,
  input: z.strictObject({ q: word, limit, offset }),
  writes: false,
  dependsOn: [],
});

/** One edition of a publisher. Days are UTC midnights; without an end it counts until a newer one begins. */
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
  /** Factors of it. */
  factors: number;
  /** Imported by the operator, not shipped. */
  imported: boolean;
  /** Imported, and no shipped edition of the same thing is as new: a recalculation would use it. */
  newer: boolean;
}

/** Filter values of the factor library. */
export const factorFacets = defineCall({
  name: 'factor_facets',
  label: 'Families, regions and years of factors',
  method: 'GET',
  allow: SIGNED_IN,
  input: z.strictObject({}),
  writes: false,
  dependsOn: [],
});

export interface FactorFacets {
  families: string[];
  regions: string[];
  years: number[];
}
