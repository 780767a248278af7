import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { VEHICLE_ENERGY } from '@lichen/contracts/activities/factors/factor-families';
import { utcDay } from '@lichen/contracts/formats/days';
import { loadFactorLibrary } from '../factors/factor-library.loader';
import { readCsv } from '../factors/read-csv';
import type { EnginePart } from './calculation';
import type { CalculationRow } from './calculation-row';
import { product } from './testing/exact-product';
import { rowsOf } from './testing/rows-of.loader';
import { ukInputs } from './testing/uk-inputs.loader';

/** Every figure the UK Government prints that a type can use, in every edition, through the calculators. */

const folder = join(__dirname, '../../../../reference/factors');
const YEARS = [2019, 2020, 2021, 2022, 2023, 2024, 2025, 2026];
const AMOUNT = 123.457;
const FEWEST = 13_900;
const UK_EDITION = /^uk-\d{4}\//;

/** Digits of each figure straight from the tables, past the library that the calculators read. */
function printed(): Map<string, string> {
  const read = (file: string) => readCsv(readFileSync(join(folder, file), 'utf8'));
  const isEdition = /^values-uk-(\d{4})\.csv$/;
  const figures = new Map<string, string>();
  for (const file of readdirSync(folder)) {
    const year = isEdition.exec(file)?.[1];
    if (!year && !/^factors-.*\.csv$/.test(file)) continue;
    for (const { id, row, publisher_row, kg_co2e = '' } of read(file))
      if (kg_co2e) figures.set(year ? `uk-${year}/${publisher_row || row}` : `${id}`, kg_co2e);
  }
  return figures;
}

/** Reviewed: printed, and not used by any type. */
const OUT_OF_REACH: readonly (readonly [label: RegExp, why: string])[] = [
  [/^(Cars|Vans) .*Battery Electric Vehicle$/, '0 in scope 1: what it is charged with is counted in scope 2 instead'],
  [/^HGV .* (0|50|100)% Laden$/, 'lorries of the company are counted at the average load'],
  [/ \/ Open-loop$/, 'recycling is closed-loop where the table prints both'],
  [
    / \/ (Aggregates|Asphalt|Bricks|Concrete|Insulation|Metals|Mineral oil|Plasterboard|Tyres|Wood|Clothing) \/ Re-used$/,
    'nothing says that goods were bought used',
  ],
  [/^Construction \/ Soils \/ Closed-loop source$/, 'soil is printed as recycled only, never as new'],
];

interface Cells {
  /** Figures that came out, with how often. */
  readonly reached: ReadonlyMap<string, number>;
  readonly wrong: readonly string[];
}

/** Every input of every year through the calculators. */
function walk(figures: ReadonlyMap<string, string>): Cells {
  const reached = new Map<string, number>();
  const wrong: string[] = [];
  for (const year of YEARS)
    for (const { type, activity, around } of ukInputs(AMOUNT)) {
      const day = utcDay(year, 5, 6);
      for (const row of rowsOf(type, { ...activity, from: day, to: day }, around))
        for (const part of (row.parts ?? []).filter(({ factor_id }) => UK_EDITION.test(factor_id))) {
          const cell = `${part.factor_id} ${row.component}`;
          reached.set(cell, (reached.get(cell) ?? 0) + 1);
          const problem = problemOf(row, part, year, figures);
          if (problem) wrong.push(`${type} ${year} ${cell}: ${problem}`);
        }
    }
  return { reached, wrong };
}

function problemOf(row: CalculationRow, part: EnginePart, year: number, figures: ReadonlyMap<string, string>) {
  const { factor_id, factor_year, quantity, kg } = part;
  const figure = figures.get(factor_id) ?? '';
  if (kg !== product(quantity, figure)) return `${quantity} × ${figure} is not ${kg}`;
  if (row.parts?.length === 1 && row.exact_kg !== kg) return `the row says ${row.exact_kg}, its part ${kg}`;
  const isLabelled = row.factor_label?.includes(`latest available: ${factor_year}`);
  return factor_year === year || isLabelled ? null : `is of ${factor_year}, and does not say so`;
}

const { reached, wrong } = walk(printed());

test('each gives value × factor, digit for digit', () => {
  process.stdout.write(`${reached.size} figures of ${YEARS.length} editions × ${AMOUNT}\n`);
  expect(wrong).toEqual([]);
  expect(reached.size).toBeGreaterThan(FEWEST);
});

test('no figure of the tables is out of reach, but those that were reviewed', () => {
  const cells = loadFactorLibrary(folder)
    .tables()
    // Energy per distance is no emission: its own test walks it.
    .factors.filter(({ id, family, value }) => UK_EDITION.test(id) && family !== VEHICLE_ENERGY && value)
    .map(({ id, component, label }) => [`${id} ${component}`, label] as const);
  const left = [...new Map(cells)].filter(([cell]) => !reached.has(cell));
  const excepted = (label: string) => OUT_OF_REACH.filter(([pattern]) => pattern.test(label));

  process.stdout.write(`${cells.length} figures in the tables, ${left.length} of them reviewed and not used\n`);
  expect(left.filter(([, label]) => excepted(label).length === 0)).toEqual([]);
  expect(OUT_OF_REACH.filter(([pattern]) => !left.some(([, label]) => pattern.test(label)))).toEqual([]);
});
