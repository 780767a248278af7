import type { FileColumn, ImportSettings } from '@lichen/contracts/imports/import.entity';
import type { HeadingFigures } from '@lichen/contracts/sheet/heading-figures';
import { periodOf } from '@lichen/contracts/sheet/period-fields';
import type { Entity } from '@lichen/contracts/entity/entity';
import type { Field } from '@lichen/contracts/entity/fields';
import { cellFigure, type DecimalMark, dependsOnMark } from '@lichen/contracts/formats/numbers';
import type { Cell } from '@lichen/contracts/formats/sheet-cells';
import {
  DAY_ORDERS,
  type DayOrder,
  isBuddhistYear,
  isLikelyYear,
  orderOf,
  parseOrderedDay,
} from '@lichen/contracts/formats/written-days';
import { parsePeriod } from './file/parse-periods';
import { headingsByField } from './heading-of-column';

/** Conventions of the columns of fields; null where neither the cells nor a user decide it. */
export interface ColumnConventions {
  readonly dayOrderOf: (field: string) => DayOrder | null;
  readonly decimalOf: (field: string) => DecimalMark | null;
  /** Statements of the headings about the figures below them, by field. */
  readonly headings: ReadonlyMap<string, HeadingFigures>;
}

interface FileColumns {
  readonly entity: Entity;
  readonly settings: ImportSettings;
  readonly columns: readonly FileColumn[];
}

/** Messages for cells whose convention a user must choose. */
export const ORDER_TEXTS = {
  days: 'Day, month and year of these dates can be read in different orders, and no other cell of the column decides it. Say which it is',
  numbers:
    'These figures can have a separator of thousands or of decimals, and no other cell of the column decides it. Say which it is',
} as const;

const NUMBERS: ReadonlySet<Field['kind']> = new Set(['decimal', 'integer', 'exact', 'money']);

/** The one convention that the cells of these fields' columns show; null when they show none or several. */
function shownIn<S extends string>(
  { settings, columns }: FileColumns,
  fields: readonly string[],
  signs: (column: FileColumn) => Readonly<Partial<Record<S, string>>>,
): S | null {
  const own = columns.filter((_, at) => fields.includes(settings.columns[at] ?? ''));
  const found = new Set(own.flatMap((column) => Object.keys(signs(column)) as S[]));
  return found.size === 1 ? ([...found][0] ?? null) : null;
}

/**
 * Returns the conventions of each column. Its cells take precedence over any choice, and a choice for the column over
 * one for the file.
 */
export function columnConventions(input: FileColumns): ColumnConventions {
  const { entity, settings } = input;
  const period: readonly string[] = periodOf(entity) ?? [];
  // Both days of a period are assumed to be written in the same way.
  const writtenWith = (field: string) => (period.includes(field) ? period : [field]);
  const answered = <S>(of: Readonly<Record<string, S>> | undefined, fields: readonly string[]): S | undefined =>
    fields.map((field) => of?.[field]).find((said) => said !== undefined);
  const orders = new Map<string, DayOrder | null>();
  const marks = new Map<string, DecimalMark | null>();
  for (const name of Object.keys(entity.fields)) {
    const fields = writtenWith(name);
    orders.set(
      name,
      shownIn<DayOrder>(input, fields, ({ dayOrders }) => dayOrders) ??
        answered(settings.day_orders, fields) ??
        settings.day_order,
    );
    marks.set(
      name,
      shownIn<DecimalMark>(input, [name], ({ decimals }) => decimals) ??
        answered(settings.decimals, [name]) ??
        settings.decimal,
    );
  }
  const dayOrderOf = (field: string) => orders.get(field) ?? null;
  const decimalOf = (field: string) => marks.get(field) ?? null;
  return { dayOrderOf, decimalOf, headings: headingsByField(input.columns, settings) };
}

/** The first and last day that a text means in one order; empty when it is no plausible date in that order. */
function daysOf(text: string, order: DayOrder, thisYear: number): string[] {
  const day = parseOrderedDay(text, order);
  const found = parsePeriod(text, order) ?? (day === null ? null : { from: day, to: day });
  const isRead = found !== null && (order !== 'ymd' || isLikelyYear(found.from, thisYear));
  return isRead ? [JSON.stringify(found)] : [];
}

/**
 * The problem of an ambiguous cell, which has another meaning under the other convention while nothing decides between
 * them.
 */
export function orderProblem(
  plan: ColumnConventions & { readonly thisYear: number },
  name: string,
  { kind }: Field,
  cell: Cell,
): string | null {
  if (typeof cell !== 'string') return null;
  if (kind === 'day' && plan.dayOrderOf(name) === null) {
    const meanings = new Set(DAY_ORDERS.flatMap((order) => daysOf(cell, order, plan.thisYear)));
    return meanings.size > 1 ? ORDER_TEXTS.days : null;
  }
  const isUnclear = NUMBERS.has(kind) && plan.decimalOf(name) === null && dependsOnMark(cellFigure(cell).figure);
  return isUnclear ? ORDER_TEXTS.numbers : null;
}

/** A date that is valid in one order only is read in that order, whatever the column's convention. */
export function ownOrder({ kind }: Field, cell: Cell, thisYear: number): Cell {
  if (kind !== 'day' || typeof cell !== 'string') return cell;
  const order = orderOf(cell, thisYear);
  const day = order && parseOrderedDay(cell, order);
  return day && !isBuddhistYear(day) ? new Date(day).toISOString().slice(0, 10) : cell;
}
