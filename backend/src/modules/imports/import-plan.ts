import type { FileColumn, ImportSettings } from '@lichen/contracts/imports/import.entity';
import type { RowProblem } from '@lichen/contracts/imports/import-row.entity';
import { fold } from '@lichen/contracts/formats/fold';
import type { SheetReading } from '@lichen/contracts/sheet/read-cell';
import { periodOf } from '@lichen/contracts/sheet/period-fields';
import { type NameToFind, readRow } from '@lichen/contracts/sheet/read-row';
import { type Cell, columnName } from '@lichen/contracts/formats/sheet-cells';
import type { Entity } from '@lichen/contracts/entity/entity';
import type { Field } from '@lichen/contracts/entity/fields';
import { type ColumnConventions, columnConventions, orderProblem, ownOrder } from './column-conventions';
import type { Corrections } from './corrections';
import { totalRowWord } from './file/detect-total-row';
import { inOnes, isCurrencyPart, readingOfRow } from './heading-of-column';
import { monthsAsDays } from './file/parse-months';
import { type PlacedCell, unitsInCells } from './file/units-in-cells';

export type CodeOf = SheetReading['codeOf'];

/** Plan for reading the rows of one import. */
export interface ImportPlan extends ColumnConventions {
  readonly entity: Entity;
  readonly settings: ImportSettings;
  readonly fixes: Corrections;
  readonly reading: SheetReading;
  /** Line of the heading, when it may be data and is therefore among the rows; otherwise null. */
  readonly headingRow: number | null;
  readonly thisYear: number;
}

const fieldOf = (entity: Entity, name: string) => (entity.fields as Record<string, Field>)[name];

export interface PlanInput {
  readonly entity: Entity;
  readonly settings: ImportSettings;
  readonly columns: readonly FileColumn[];
  readonly fixes: Corrections;
  readonly from1904: boolean;
  readonly headerRow: number | null;
  readonly thisYear: number;
  readonly codeOf: CodeOf;
  readonly optionWords: (option: string) => readonly string[];
}

/** Decides once for all rows how columns, days, decimal marks and names are read. */
export function importPlan(input: PlanInput): ImportPlan {
  const { entity, settings, fixes, from1904, codeOf, optionWords } = input;
  const { dayOrderOf, decimalOf, headings } = columnConventions(input);
  return {
    entity,
    settings,
    fixes,
    headings,
    thisYear: input.thisYear,
    headingRow: settings.first_is_data ? null : input.headerRow,
    dayOrderOf,
    decimalOf,
    reading: {
      decimal: '.',
      dayOrder: 'dmy',
      writtenIn: (field) => ({
        decimal: decimalOf(field) ?? '.',
        dayOrder: dayOrderOf(field) ?? 'dmy',
        currency: headings.get(field)?.currency ?? settings.currency,
      }),
      from1904,
      currency: settings.currency,
      codeOf,
      optionWords,
    },
  };
}

const isBlank = (cell: Cell | undefined) => cell === undefined || cell === null || String(cell).trim() === '';

/** Reads own properties only, so that a text such as `constructor` is not taken for a correction. */
const fixOf = (texts: Corrections[string] | undefined, text: string) =>
  texts !== undefined && Object.hasOwn(texts, text) ? texts[text] : undefined;

/** The cells of a row by sheet column: its own or the default for all rows, with corrections applied. */
function placed({ settings, fixes }: ImportPlan, place: number, cells: readonly Cell[]): Map<string, PlacedCell> {
  const found = new Map<string, PlacedCell>();
  for (const [at, name] of settings.columns.entries())
    if (name !== null) found.set(name, { cell: cells[at] ?? null, address: `${columnName(at)}${place}` });
  for (const [name, cell] of Object.entries(settings.defaults)) {
    const own = found.get(name);
    if (isBlank(own?.cell)) found.set(name, { cell, address: own?.address ?? null, isDefault: true });
  }
  for (const [name, { cell, address }] of found) {
    const fix = isBlank(cell) ? undefined : fixOf(fixes[name], fold(String(cell)));
    if (fix !== undefined) found.set(name, { cell: fix, address, written: String(cell) });
  }
  return found;
}

/** A row of the file, read but not validated by the entity's rules. */
export interface ReadImportRow {
  readonly values: Record<string, unknown>;
  readonly names: readonly NameToFind[];
  /** Names of the records found, by field. */
  readonly labels: Record<string, string>;
  readonly problems: RowProblem[];
  addressOf(field: string): string | null;
  /** The file's original text, when something else is read in its place. */
  writtenOf(field: string): string | undefined;
  /** True when the first text marks the line as a total of others. */
  readonly isTotal: boolean;
  /** True when a user has said that the line is the file's heading. */
  readonly isHeading: boolean;
}

/** Total rows need a decision, not corrections of the fields that they lack. */
const TOTAL_TEXT = 'It looks like a total of other rows. As an activity it would count twice';

function totalOf({ entity, settings }: ImportPlan, place: number, cells: readonly Cell[]): RowProblem | undefined {
  const word = totalRowWord(cells);
  const kindAt = (at: number) => fieldOf(entity, settings.columns[at] ?? '')?.kind;
  const hasDay = cells.some((cell, at) => kindAt(at) === 'day' && !isBlank(cell));
  // A record may have such a name and is looked up: Total is a supplier.
  if (!word || (hasDay && kindAt(word.at) === 'ref')) return undefined;
  const cell = `${columnName(word.at)}${place}`;
  return { repair: 'total', field: '', message: TOTAL_TEXT, text: word.text, cell };
}

/** Reads one line according to its entity. Names of records are resolved later. */
export function readImportRow(plan: ImportPlan, place: number, cells: readonly Cell[]): ReadImportRow {
  const given = unitsInCells(plan.entity, placed(plan, place, cells));
  const problems: RowProblem[] = [];
  const addressOf = (field: string) => given.get(field)?.address ?? null;
  const writtenOf = (field: string) => given.get(field)?.written;
  const total = totalOf(plan, place, cells);
  const isHeading = place === plan.headingRow;
  const nothing = { values: {}, names: [], labels: {}, addressOf, writtenOf, isHeading };
  if (isHeading) return { ...nothing, problems: [], isTotal: false };
  if (total) return { ...nothing, problems: [total], isTotal: true };
  const readable: Record<string, Cell> = {};
  for (const [name, { cell, address, isDefault }] of given) {
    if (isDefault && isCurrencyPart(name)) continue;
    const field = fieldOf(plan.entity, name);
    const message = field ? orderProblem(plan, name, field, cell) : null;
    if (message)
      problems.push({
        repair: 'order',
        field: name,
        message,
        text: given.get(name)?.written ?? String(cell),
        cell: address,
      });
    else readable[name] = field ? ownOrder(field, cell, plan.thisYear) : cell;
  }
  const {
    values,
    names,
    problems: unread,
  } = readRow(
    plan.entity,
    monthsAsDays(plan.entity, readable, plan.dayOrderOf(periodOf(plan.entity)?.[0] ?? '') ?? 'dmy'),
    readingOfRow(plan.reading, given),
  );
  for (const [name, { tens }] of plan.headings)
    if (tens !== 0 && name in values && !given.get(name)?.hasUnit) values[name] = inOnes(values[name], tens);
  for (const { repair, field, message, text } of unread)
    problems.push({
      repair: repair === 'value' ? 'rule' : repair,
      field,
      message,
      text,
      cell: addressOf(field),
    });
  return { values, names, labels: {}, problems, addressOf, writtenOf, isTotal: false, isHeading };
}
