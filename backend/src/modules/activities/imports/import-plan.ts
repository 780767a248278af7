import type { CodeOf } from '@lichen/contracts/entity/resolve-code';
import type { FileColumn, ImportSettings } from '@lichen/contracts/activities/imports/import.entity';
import type { RowProblem } from '@lichen/contracts/activities/imports/import-row.entity';
import { fold } from '@lichen/contracts/formats/fold';
import type { SheetReading } from '@lichen/contracts/activities/sheet/read-cell';
import { type NameToFind, readRow } from '@lichen/contracts/activities/sheet/read-row';
import { type Cell, columnName } from '@lichen/contracts/formats/sheet-cells';
import type { Entity } from '@lichen/contracts/entity/entity';
import type { Field } from '@lichen/contracts/entity/fields';
import { type DecimalMark, markOf, parseMarkedNumber } from '@lichen/contracts/formats/numbers';
import { type DayOrder, dependsOnOrder, orderOf, parseOrderedDay } from '@lichen/contracts/formats/written-days';
import type { Corrections } from './corrections';
import { totalRowWord } from './file/detect-total-row';
import { monthsAsDays } from './file/parse-months';

export type { CodeOf };

/** Plan by which the rows of one import are read. */
export interface ImportPlan {
  readonly entity: Entity;
  readonly settings: ImportSettings;
  readonly fixes: Corrections;
  readonly reading: SheetReading;
  /** The line of the heading, which stands among the rows where it may be one. */
  readonly headingRow: number | null;
  /** Two ways of writing in one file and nobody has said which counts. */
  readonly mixedDays: boolean;
  readonly mixedNumbers: boolean;
}

/** Messages that name what has to be said. */
export const ORDER_TEXTS = {
  days: 'Dates begin with the day in some rows and with the month in others. Say which it is',
  numbers: 'Numbers have a comma before the fraction in some rows and a dot in others. Say which it is',
} as const;

const fieldOf = (entity: Entity, name: string) => (entity.fields as Record<string, Field>)[name];

const NUMBERS: ReadonlySet<Field['kind']> = new Set(['decimal', 'integer', 'money']);

/** Signs that were seen in the columns that hold such values. */
function seen<S extends string>(
  { entity, settings, columns }: PlanInput,
  kinds: (kind: Field['kind']) => boolean,
  signs: (column: FileColumn) => Readonly<Partial<Record<S, string>>>,
): Set<S> {
  const found = columns.filter((_, at) => {
    const field = fieldOf(entity, settings.columns[at] ?? '');
    return field !== undefined && kinds(field.kind);
  });
  return new Set(found.flatMap((column) => Object.keys(signs(column)) as S[]));
}

export interface PlanInput {
  readonly entity: Entity;
  readonly settings: ImportSettings;
  readonly columns: readonly FileColumn[];
  readonly fixes: Corrections;
  readonly from1904: boolean;
  readonly headerRow: number | null;
  readonly codeOf: CodeOf;
  readonly optionWords: (option: string) => readonly string[];
}

const onlyOne = <T>(of: ReadonlySet<T>): T | null => (of.size === 1 ? ([...of][0] ?? null) : null);

export function importPlan(input: PlanInput): ImportPlan {
  const { entity, settings, fixes, from1904, codeOf, optionWords } = input;
  const orders = seen<DayOrder>(
    input,
    (kind) => kind === 'day',
    ({ dayOrders }) => dayOrders,
  );
  const marks = seen<DecimalMark>(
    input,
    (kind) => NUMBERS.has(kind),
    ({ decimals }) => decimals,
  );
  return {
    entity,
    settings,
    fixes,
    headingRow: settings.first_is_data ? null : input.headerRow,
    mixedDays: settings.day_order === null && orders.size > 1,
    mixedNumbers: settings.decimal === null && marks.size > 1,
    reading: {
      decimal: settings.decimal ?? onlyOne(marks) ?? '.',
      dayOrder: settings.day_order ?? onlyOne(orders) ?? 'dmy',
      from1904,
      currency: settings.currency,
      codeOf,
      optionWords,
    },
  };
}

const isBlank = (cell: Cell | undefined) => cell === undefined || cell === null || String(cell).trim() === '';

interface Placed {
  readonly cell: Cell;
  readonly address: string | null;
}

/** Reads only what somebody said: a text such as `constructor` is no repair. */
const fixOf = (texts: Corrections[string] | undefined, text: string) =>
  texts !== undefined && Object.hasOwn(texts, text) ? texts[text] : undefined;

/** The cells of a row by sheet column: its own, or else what counts for all rows, with the repairs made in them. */
function placed({ settings, fixes }: ImportPlan, place: number, cells: readonly Cell[]): Map<string, Placed> {
  const found = new Map<string, Placed>();
  for (const [at, name] of settings.columns.entries())
    if (name !== null) found.set(name, { cell: cells[at] ?? null, address: `${columnName(at)}${place}` });
  for (const [name, cell] of Object.entries(settings.defaults)) {
    const own = found.get(name);
    if (isBlank(own?.cell)) found.set(name, { cell, address: own?.address ?? null });
  }
  for (const [name, { cell, address }] of found) {
    const fix = isBlank(cell) ? undefined : fixOf(fixes[name], fold(String(cell)));
    if (fix !== undefined) found.set(name, { cell: fix, address });
  }
  return found;
}

/** True when a cell means something else under the other convention, so that nothing may be guessed. */
function orderProblem(plan: ImportPlan, field: Field, cell: Cell): string | null {
  if (typeof cell !== 'string') return null;
  if (plan.mixedDays && field.kind === 'day' && dependsOnOrder(cell) && orderOf(cell) === null) return ORDER_TEXTS.days;
  const isUnclear = plan.mixedNumbers && NUMBERS.has(field.kind) && markOf(cell) === null;
  return isUnclear && parseMarkedNumber(cell, '.') !== parseMarkedNumber(cell, ',') ? ORDER_TEXTS.numbers : null;
}

/** A day that can only be read in the other order is what it says, whatever counts for the file. */
function ownOrder({ kind }: Field, cell: Cell): Cell {
  const order = kind === 'day' && typeof cell === 'string' ? orderOf(cell) : null;
  const day = order && parseOrderedDay(String(cell), order);
  return day ? new Date(day).toISOString().slice(0, 10) : cell;
}

export interface ReadImportRow {
  readonly values: Record<string, unknown>;
  readonly names: readonly NameToFind[];
  readonly problems: RowProblem[];
  addressOf(field: string): string | null;
  /** The line is a total of others, by its first word. */
  readonly isTotal: boolean;
  /** It is the heading of the file, as somebody said. */
  readonly isHeading: boolean;
}

/** Totals are put up for a decision, and not for the repair of what they lack. */
const TOTAL_TEXT = 'It looks like a total of other rows. As an activity it would count twice';

function totalOf({ entity, settings }: ImportPlan, place: number, cells: readonly Cell[]): RowProblem | undefined {
  const word = totalRowWord(cells);
  const kindAt = (at: number) => fieldOf(entity, settings.columns[at] ?? '')?.kind;
  const hasDay = cells.some((cell, at) => kindAt(at) === 'day' && !isBlank(cell));
  // A record may be called so, and is looked for: Total is a supplier.
  if (!word || (hasDay && kindAt(word.at) === 'ref')) return undefined;
  const cell = `${columnName(word.at)}${place}`;
  return { repair: 'total', field: '', message: TOTAL_TEXT, text: word.text, cell };
}

/** Reads one line as its type understands it. Names of records are still to be found. */
export function readImportRow(plan: ImportPlan, place: number, cells: readonly Cell[]): ReadImportRow {
  const given = placed(plan, place, cells);
  const problems: RowProblem[] = [];
  const addressOf = (field: string) => given.get(field)?.address ?? null;
  const total = totalOf(plan, place, cells);
  const isHeading = place === plan.headingRow;
  const nothing = { values: {}, names: [], addressOf, isHeading };
  if (isHeading) return { ...nothing, problems: [], isTotal: false };
  if (total) return { ...nothing, problems: [total], isTotal: true };
  const readable: Record<string, Cell> = {};
  for (const [name, { cell, address }] of given) {
    const field = fieldOf(plan.entity, name);
    const message = field ? orderProblem(plan, field, cell) : null;
    if (message) problems.push({ repair: 'order', field: name, message, text: String(cell), cell: address });
    else readable[name] = field ? ownOrder(field, cell) : cell;
  }
  const {
    values,
    names,
    problems: unread,
  } = readRow(plan.entity, monthsAsDays(plan.entity, readable, plan.reading.dayOrder), plan.reading);
  for (const { repair, field, message, text } of unread)
    problems.push({
      repair: repair === 'value' ? 'rule' : repair,
      field,
      message,
      text,
      cell: addressOf(field),
    });
  return { values, names, problems, addressOf, isTotal: false, isHeading };
}
