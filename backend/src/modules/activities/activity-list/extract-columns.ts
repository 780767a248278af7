import type { Scope } from '@lichen/contracts/activities/inventory-line';
import { activity } from '@lichen/contracts/activities/list/activity.entity';
import { ACTIVITY_TYPES, type ActivityType } from '@lichen/contracts/activities/activity-types';
import { SCOPE_WORDS } from '@lichen/contracts/activities/types/shared/activity-fields';
import { EXTRACT_HEADINGS as WORDS } from '@lichen/contracts/activities/list/extract-headings';
import { ESTIMATE_METHODS, type EstimatedMonth } from '@lichen/contracts/activities/estimates/estimated-emissions.call';
import type { CalcProblem } from '@lichen/contracts/activities/calculation-problems';
import type { Entity } from '@lichen/contracts/entity/entity';
import { fieldsInFiles } from '@lichen/contracts/entity/fields-in-files';
import type { Field, ListedLine, Money, Place, Stops } from '@lichen/contracts/entity/fields';
import { stopsText } from '@lichen/contracts/places/stops';
import { kgOf } from '@lichen/contracts/formats/mass';

type Values = Readonly<Record<string, unknown>>;

/** One activity of a file: its list row, the record of its type, and the name of the person who entered it. */
export interface ExtractRow {
  readonly listed: Values;
  readonly whole: Values;
  readonly enteredBy: string;
}

/** An estimate for days without a bill, at the end of the file; columns of activities have no figures of it. */
export interface EstimateRow {
  readonly estimate: EstimatedMonth;
}

export const isEstimate = (row: ExtractRow | EstimateRow): row is EstimateRow => 'estimate' in row;

/** Value of a cell: text, a number, a calendar day or an instant (both in epoch milliseconds). */
export type Cell = string | number | { day: number } | { moment: number } | null;

/** A cell before translation; a missing figure is given by its problem. */
type CellValue = Cell | { problem: CalcProblem };

/** A column of a downloaded list. */
export interface ExtractColumn {
  /** English heading, translated into the reader's language. */
  readonly title: string;
  /** Label of the field that the title mentions. */
  readonly field?: string;
  readonly of: (row: ExtractRow) => CellValue;
  /** Returns the cell of an estimate; undefined leaves it empty. */
  readonly ofEstimate?: (month: EstimatedMonth) => Cell;
  /** Reference list with the label of the cell's code. */
  readonly list?: string;
  /** Set when the cell is a text of the product, to be translated. */
  readonly isSaid?: true;
}

const kilograms = (ug: unknown): Cell => (typeof ug === 'number' ? kgOf(ug) : null);
const day = (value: unknown): Cell => (typeof value === 'number' ? { day: value } : null);
const words = (value: unknown): Cell => (typeof value === 'string' ? value : null);

const problemCell = ({ problem, err_msg }: Values): CellValue =>
  problem ? { problem: problem as CalcProblem } : words(err_msg);

/** Returns the kilograms of all scopes; null where the calculation found no figure. */
function total({ listed }: ExtractRow): Cell {
  if (listed['err_msg'] !== null) return null;
  return kilograms(['scope1_ug', 'scope2_ug', 'scope3_ug'].reduce((sum, name) => sum + Number(listed[name] ?? 0), 0));
}

/** Columns of the list on screen, in order. */
const LIST_COLUMNS: readonly ExtractColumn[] = [
  {
    title: WORDS.activity,
    of: ({ listed }) => ACTIVITY_TYPES[listed['activity_type'] as ActivityType] ?? null,
    ofEstimate: () => WORDS.estimate,
    isSaid: true,
  },
  { title: WORDS.scope, of: ({ listed }) => SCOPE_WORDS[listed['scope'] as Scope] ?? null, isSaid: true },
  { title: WORDS.from, of: ({ listed }) => day(listed['from']), ofEstimate: ({ from }) => day(from) },
  { title: WORDS.to, of: ({ listed }) => day(listed['to']), ofEstimate: ({ to }) => day(to) },
  { title: WORDS.description, of: ({ listed }) => words(listed['description']) },
  { title: WORDS.kg, of: total },
  { title: WORDS.tags, of: ({ listed }) => (listed['tags'] as string[] | null)?.join('; ') ?? null },
];

/** Renames the period's columns for types that use `From` otherwise, so that no two columns share a name. */
function listColumns(types: readonly Entity[]): readonly ExtractColumn[] {
  const titles: Readonly<Record<string, string>> = types.some(({ table }) => table?.renamed?.['from'])
    ? { [WORDS.from]: WORDS.periodFrom, [WORDS.to]: WORDS.periodTo }
    : {};
  return LIST_COLUMNS.map((column) => ({ ...column, title: titles[column.title] ?? column.title }));
}

const LAST_COLUMNS: readonly ExtractColumn[] = [
  { title: WORDS.marketKg, of: ({ listed }) => kilograms(listed['market_ug']) },
  { title: WORDS.problem, of: ({ listed }) => problemCell(listed) },
  { title: WORDS.document, of: ({ listed }) => (listed['doc_id'] ? WORDS.yes : WORDS.no), isSaid: true },
  { title: WORDS.enteredOn, of: ({ listed }) => ({ moment: listed['created_on'] as number }) },
  { title: WORDS.enteredBy, of: ({ enteredBy }) => enteredBy },
  { title: WORDS.changedOn, of: ({ listed }) => ({ moment: listed['updated_on'] as number }) },
  { title: WORDS.identifier, of: ({ listed }) => words(listed['_id']) },
];

const ofEstimates = (
  field: string,
  ofEstimate: ExtractColumn['ofEstimate'],
  more: Pick<ExtractColumn, 'list' | 'isSaid'> = {},
): ExtractColumn => ({
  title: WORDS.estimateOf,
  field,
  of: () => null,
  ...(ofEstimate ? { ofEstimate } : {}),
  ...more,
});

/** Columns filled by estimates only, so that sums over activities exclude them. */
export const ESTIMATE_COLUMNS: readonly ExtractColumn[] = [
  ofEstimates(WORDS.activity, ({ activity_type }) => ACTIVITY_TYPES[activity_type], { isSaid: true }),
  ofEstimates(WORDS.fuel, ({ item }) => item, { list: 'fuels' }),
  ofEstimates(WORDS.amount, ({ amount }) => amount),
  ofEstimates(WORDS.units, ({ units }) => units),
  ofEstimates(WORDS.kg, ({ co2 }) => co2),
  ofEstimates(WORDS.marketKg, ({ market_co2 }) => market_co2),
  ofEstimates(WORDS.method, ({ method }) => method && ESTIMATE_METHODS[method], { isSaid: true }),
];

/** Fields that the columns of the list include already. */
const TOLD = new Set([
  'activity_type',
  'scope',
  'from',
  'to',
  'description',
  'tags',
  'err_msg',
  'problem',
  'doc_id',
  'emission_calc',
]);

/** Reference lists with the labels of choices. */
const LISTED: Readonly<Record<string, string>> = { instrument: 'instruments' };

const nameOf = (record: Values | null): Cell =>
  record === null ? null : String(record['name'] ?? `${record['first_name']} ${record['last_name']}`);

function cellOf(name: string, field: Field, row: Values): Cell {
  const value = row[name];
  if (value === null || value === undefined) return null;
  switch (field.kind) {
    case 'boolean':
      return value ? WORDS.yes : WORDS.no;
    case 'day':
      return day(value);
    case 'instant':
      return { moment: value as number };
    case 'ref':
      return field.as ? nameOf((row[field.as] as Values | null) ?? null) : String(value);
    case 'money':
      return (value as Money).amount;
    case 'place':
      return (value as Place).name;
    case 'stops':
      return stopsText(value as Stops);
    case 'texts':
      return (value as string[]).join('; ');
    case 'listed':
      return (value as ListedLine[]).map(({ label }) => label).join('; ');
    case 'choice':
      return field.words?.[String(value)] ?? String(value);
    case 'exact':
      return Number(value);
    default:
      return typeof value === 'object' ? JSON.stringify(value) : (value as string | number);
  }
}

function columnsOfField(name: string, field: Field, from: 'listed' | 'whole'): ExtractColumn[] {
  const column: ExtractColumn = { title: field.label, of: (row) => cellOf(name, field, row[from]) };
  if (field.kind === 'code') return [{ ...column, list: field.list }];
  if (name in LISTED) return [{ ...column, list: LISTED[name] as string }];
  if (field.kind === 'boolean' || (field.kind === 'choice' && field.words)) return [{ ...column, isSaid: true }];
  const part = (title: string, of: (value: never) => unknown): ExtractColumn => ({
    ...{ title, field: field.label },
    of: (row) => words(row[from][name] ? of(row[from][name] as never) : null),
  });
  if (field.kind === 'place')
    return [
      column,
      part(WORDS.address, ({ address }: Place) => address),
      { ...part(WORDS.country, ({ country }: Place) => country), list: 'countries' },
    ];
  if (field.kind !== 'money') return [column];
  return [column, part(WORDS.currency, ({ currency }: Money) => currency)];
}

const asIs = (column: ExtractColumn): ExtractColumn => column;
const atSite = (column: ExtractColumn): ExtractColumn => ({ ...column, ofEstimate: ({ location }) => location.name });

const isTold = (name: string, entity: Entity) => TOLD.has(name) && entity.table?.renamed?.[name] === undefined;

/** Returns the columns common to all types, then those of the types in the file; equal ones share a column. */
export function extractColumns(types: readonly Entity[]): readonly ExtractColumn[] {
  const common = fieldsInFiles(activity).filter(([name]) => !TOLD.has(name));
  const known = new Set(common.map(([name]) => name));
  const own = new Map<string, ExtractColumn[]>();
  for (const entity of types)
    for (const [name, field] of fieldsInFiles(entity)) {
      const key = `${name} ${field.label}`;
      const isCommon = known.has(name) && field.kind === (activity.derived as Record<string, Field>)[name]?.kind;
      if (isCommon || isTold(name, entity)) continue;
      if (!own.has(key)) own.set(key, columnsOfField(name, field, 'whole'));
    }
  return [
    ...listColumns(types),
    ...common.flatMap(([name, field]) =>
      columnsOfField(name, field, 'listed').map(name === 'location_id' ? atSite : asIs),
    ),
    ...[...own.values()].flat(),
    ...LAST_COLUMNS,
  ];
}
