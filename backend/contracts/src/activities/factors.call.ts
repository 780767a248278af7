import { z } from 'zod';
import { defineCall } from '../entity';
import { SIGNED_IN } from '../roles';

const word = z.string().max(200).optional();
const limit = z.coerce.number().int().min(1).max(2000).default(200);
const offset = z.coerce.number().int().min(0).default(0);

/** Published factors, as the calculations use them: by family, region, item, set, or words of the label. */
export const factors = defineCall({
  name: 'factors',
  label: 'Emission factors',
  method: 'GET',
  allow: SIGNED_IN,
  input: z.strictObject({ family: word, region: word, item: word, unit: word, set: word, q: word, limit, offset }),
  writes: false,
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
});
