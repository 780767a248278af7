import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ActivityType, ACTIVITY_TYPES } from '@lichen/contracts/activities/activity-types';
import { COMPONENTS, type Component, type Scope2Basis } from '@lichen/contracts/activities/emission-calc.entity';
import type { Factor, FactorLibrary, FactorSet } from '../emission/factor';
import { factorLibrary } from '../emission/factor-library';
import { readCsv } from './read-csv';

type Line = Record<string, string>;

/** Reads the published factors once, at start: `folder` holds `sets.csv` and the `factors-*.csv` beside it. */
export function loadFactorLibrary(folder: string): FactorLibrary {
  const read = (file: string): Line[] => readCsv(readFileSync(join(folder, file), 'utf8'));
  return factorLibrary(read('sets.csv').map(setOf), FILES.flatMap(read).map(factorOf));
}

const FILES = ['factors-electricity.csv'];

const dayOf = (text: string | undefined): number => Date.parse(`${text}T00:00:00Z`);

const setOf = (line: Line): FactorSet => ({
  id: line['id'] ?? '',
  publisher: line['publisher'] ?? '',
  title: line['title'] ?? '',
  edition: line['edition'] ?? '',
  revision: line['revision'] ?? '',
  licence: line['licence'] ?? '',
  source_url: line['source_url'] ?? '',
  published_on: line['published_on'] ?? '',
  gwp: line['gwp'] ?? '',
  valid_from: dayOf(line['valid_from']),
  valid_to: line['valid_to'] ? dayOf(line['valid_to']) : null,
  region: line['region'] ?? '',
  note: line['note'] ?? '',
});

function factorOf(line: Line): Factor {
  const { id = '', activity = '', component = '', basis, category } = line;
  if (!Object.hasOwn(ACTIVITY_TYPES, activity)) throw new Error(`Factor ${id}: unknown activity ${activity}`);
  if (!(COMPONENTS as readonly string[]).includes(component)) throw new Error(`Factor ${id}: unknown component`);
  return {
    id,
    set: line['set'] ?? '',
    publisher_table: line['publisher_table'] ?? '',
    publisher_row: line['publisher_row'] ?? '',
    scope: Number(line['scope']) as Factor['scope'],
    category: category ? Number(category) : null,
    component: component as Component,
    basis: (basis || null) as Scope2Basis | null,
    activity: activity as ActivityType,
    region: line['region'] ?? '',
    unit: line['unit'] ?? '',
    value: line['kg_co2e'] || null,
    gases: gasesOf(line),
    year: Number(line['year']),
    note: line['note'] ?? '',
  };
}

function gasesOf(line: Line): Factor['gases'] {
  const [co2, ch4, n2o] = [line['kg_co2'] || null, line['kg_ch4'] || null, line['kg_n2o'] || null];
  return co2 === null && ch4 === null && n2o === null ? null : { co2, ch4, n2o };
}
