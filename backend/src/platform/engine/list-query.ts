import type { Entity, Filter, SearchTarget } from '@lichen/contracts/entity/entity';
import { invalid } from '@lichen/contracts/api/problems';
import { searchOf } from '@lichen/contracts/entity/search';
import { yearBounds } from '@lichen/contracts/formats/days';
import { FIELD_TEXTS } from '@lichen/contracts/text/texts';
import { LIST_LIMIT, NO_RECORD_FILTER } from '@lichen/contracts/api/api-responses';
import { REST, columnsOf } from '../store/columns';
import { type Known, optionError } from './filter-options';
import { fieldCondition } from '../store/scoped-records';
import type { Condition, Selection, Where } from '../store/sql';

/** Parameters as they came: repeated ones as a list. */
export type Query = Readonly<Record<string, readonly string[]>>;

interface Narrowing {
  where: Where;
  anyOf: Where[][];
}

const isSaid = (values: readonly string[] | undefined): boolean => values?.some((value) => value !== '') ?? false;
/** True when a boolean parameter is on. */
export const isOn = ([value]: readonly string[]): boolean => value === 'true' || value === '1';

const wholeNumber = (text: string | undefined) =>
  text !== undefined && /^-?\d{1,16}$/.test(text) ? Number(text) : undefined;

function parsedValue(entity: Entity, field: string, text: string): unknown {
  const kind = columnsOf(entity).fields[field]?.kind;
  if (kind === 'ref' && text === NO_RECORD_FILTER) return null;
  if (kind === 'boolean') return text === 'true' || text === '1';
  if (kind === 'integer' || kind === 'day' || kind === 'instant' || kind === 'decimal') {
    const value = wholeNumber(text);
    // Nothing asks for rows without a value; anything else that is no number is a mistake.
    if (value === undefined && text !== '') throw new Error(FIELD_TEXTS.wholeNumber);
    return value ?? null;
  }
  return text;
}

function bound(values: readonly string[]): number {
  const value = wholeNumber(values[0]);
  if (value === undefined || values.length > 1) throw new Error(FIELD_TEXTS.wholeNumber);
  return value;
}

/** Days and periods that touch a calendar year. */
function ofYear({ from, to }: Extract<Filter, { kind: 'inYear' }>, year: number): Where[][] {
  if (year < 1 || year > 9999) throw new Error(year < 1 ? FIELD_TEXTS.tooSmall : FIELD_TEXTS.tooLarge);
  const bounds = yearBounds(year);
  const begun = [{ [from]: { atMost: bounds.to } }];
  if (to === undefined) return [begun, [{ [from]: { atLeast: bounds.from } }]];
  return [begun, [{ [to]: { atLeast: bounds.from } }, { [to]: null }]];
}

const personLike = (words: string): Condition => ({ recordLike: { table: 'users', columns: ['email'], words } });

function conditionOf(entity: Entity, place: SearchTarget, words: string): Where {
  if ('field' in place) {
    const field = columnsOf(entity).fields[place.field];
    const has = (value: string) => value.toLowerCase().includes(words.toLowerCase());
    // What a choice may say is known: no row is looked at for it.
    return { [place.field]: field?.kind === 'choice' ? { in: field.options.filter(has) } : { contains: words } };
  }
  if ('ref' in place) return { [place.ref]: { recordLike: { table: place.of, columns: place.show, words } } };
  return { [REST]: { insideAny: place.inside.map((path) => path.split('.')), contains: words } };
}

const isNever = (where: Where): boolean =>
  Object.values(where).some((each) => typeof each === 'object' && each && 'in' in each && each.in.length === 0);

/**
 * One condition for each place; those inside the JSON column together, so that it is read once. A place where nothing
 * can be found is left out: beside it no index would serve the others.
 */
function searched(entity: Entity, places: Readonly<Record<string, SearchTarget>>, text: string): Where[] {
  const { place, words } = searchOf(text, Object.keys(places));
  const wanted = Object.entries(places).flatMap(([name, each]) => (place === null || place === name ? [each] : []));
  const inside = wanted.flatMap((each) => ('inside' in each ? each.inside : []));
  const others = wanted.filter((each) => !('inside' in each));
  const targets = [...others, ...(inside.length > 0 ? [{ inside }] : [])];
  const conditions = targets.map((each) => conditionOf(entity, each, words.trim()));
  const possible = conditions.filter((where) => !isNever(where));
  return possible.length > 0 ? possible : conditions;
}

const MEMBER = /^([a-z_]\w*):(.+)$/i;

/** The old value is stored under `from`, the new one under `to`. */
function memberCondition(text: string): Condition {
  const [, name, words] = MEMBER.exec(text) ?? [];
  if (name === undefined || words === undefined) return { hasAny: [text] };
  return {
    insideAny: [
      [name, 'from'],
      [name, 'to'],
    ],
    contains: words.trim(),
  };
}

/** More words than anybody searches for would only make the question long. */
const MOST_WORDS = 8;

/** A text of several words is found where each of them stands in one of the fields: a first name and a last name. */
function containing(fields: readonly string[], values: readonly string[]): Where[][] {
  const [only = ''] = values;
  const isPhrase = values.length > 1 || fields.length === 1;
  const words = isPhrase
    ? [values]
    : only
        .trim()
        .split(/\s+/, MOST_WORDS)
        .map((word) => [word]);
  return words.map((texts) => fields.flatMap((field) => texts.map((text) => ({ [field]: { contains: text } }))));
}

function narrow(entity: Entity, filter: Filter, values: readonly string[], into: Narrowing, besides: Where[]): void {
  switch (filter.kind) {
    case 'oneOf':
      into.anyOf.push([
        {
          [filter.field]: fieldCondition(
            entity,
            filter.field,
            values.map((text) => parsedValue(entity, filter.field, text)),
          ),
        },
      ]);
      break;
    case 'atLeast':
      into.anyOf.push([{ [filter.field]: { atLeast: bound(values) } }, ...besides]);
      break;
    case 'atMost':
      into.anyOf.push([{ [filter.field]: { atMost: bound(values) } }, ...besides]);
      break;
    case 'inYear':
      into.anyOf.push(...ofYear(filter, bound(values)));
      break;
    case 'contains':
      into.anyOf.push(...containing(filter.fields, values));
      break;
    case 'byPerson':
      into.anyOf.push(filter.fields.flatMap((field) => values.map((text) => ({ [field]: personLike(text) }))));
      break;
    case 'search':
      into.anyOf.push(values.flatMap((text) => searched(entity, filter.places, text)));
      break;
    case 'oneOfType':
      into.anyOf.push([{ [entity.table?.discriminator ?? '']: filter.type }]);
      into.anyOf.push([{ [REST]: { inside: [filter.field], is: values } }]);
      break;
    case 'member':
      into.anyOf.push(values.map((text) => ({ [filter.field]: memberCondition(text) })));
      break;
    case 'namesOnly':
    case 'alsoOff':
      break;
    case 'hasAny':
      into.anyOf.push([{ [filter.field]: { hasAny: values } }]);
      break;
    case 'present': {
      const isBoolean = columnsOf(entity).fields[filter.field]?.kind === 'boolean';
      const wanted = isOn(values);
      if (isBoolean) into.anyOf.push([{ [filter.field]: wanted ? 1 : 0 }]);
      else into.anyOf.push([{ [filter.field]: wanted ? { not: null } : null }]);
      break;
    }
    case 'anyNonZero': {
      const columns = values.map((value) => filter.fields[value]);
      if (columns.some((column) => column === undefined)) throw new Error(FIELD_TEXTS.choice);
      into.anyOf.push(columns.map((column) => ({ [column as string]: { not: 0 } })));
      break;
    }
  }
}

/** Rows that a filter keeps by itself, whether a switch would leave them out of the list or not. */
export function keptBy(entity: Entity, filter: Filter, values: readonly string[]): Where[][] {
  const narrowing: Narrowing = { where: {}, anyOf: [] };
  narrow(entity, filter, values, narrowing, []);
  return narrowing.anyOf;
}

function orderOf(entity: Entity, sort: string | undefined): Selection['order'] {
  const field = sort?.replace(/^-/, '') ?? entity.order.field;
  if (sort !== undefined && !entity.sorts.includes(field)) throw invalid({ sort: FIELD_TEXTS.unknownSort });
  const descending = sort === undefined ? entity.order.descending : sort.startsWith('-');
  // The id makes the order total, so that pages never repeat or miss a row.
  return [
    { column: field, descending },
    { column: 'id', descending },
  ];
}

/** Parameters that may be sent once only; a repeated one is refused as unknown. */
const only = (values: readonly string[]): string => (values.length === 1 ? (values[0] ?? '') : values.join());

/** Switches that are on of every row listed, because nothing that was asked says otherwise. */
function unlessAsked({ filters }: Entity, query: Query): Where[][] {
  const of = Object.entries(filters);
  return of.flatMap(([name, filter]) => {
    if (filter.kind !== 'alsoOff' || isOn(query[name] ?? [])) return [];
    const isAsked = of.some(
      ([other, each]) => other !== name && 'field' in each && each.field === filter.field && isSaid(query[other]),
    );
    return isAsked ? [] : [[{ [filter.field]: 1 }]];
  });
}

/** Rows that a period filter keeps besides: undated rows whose switch is off, if those are asked for. */
function undated({ filters }: Entity, name: string, query: Query): Where[] {
  return Object.entries(filters).flatMap(([asked, filter]) => {
    if (filter.kind !== 'alsoOff' || !filter.undatedIn?.includes(name) || !isOn(query[asked] ?? [])) return [];
    const bounds = filter.undatedIn.map((each) => filters[each]);
    const days = bounds.flatMap((each) => (each && 'field' in each ? [[each.field, null] as const] : []));
    return [{ [filter.field]: 0, ...Object.fromEntries(days) }];
  });
}

/** Filters that look at a column once, however many values are asked for; every other looks once for each value. */
const IN_ONE_LOOK: ReadonlySet<Filter['kind']> = new Set(['oneOf', 'oneOfType', 'anyNonZero']);
const MOST_VALUES = 200;
const MOST_SEARCHED = 20;

const PAGING = new Set(['limit', 'offset', 'sort']);

/** The rows that a list asks for. Only declared filters and orders; anything else is refused by name. */
export function selectionOf(
  entity: Entity,
  query: Query,
  known?: Known,
): Required<Pick<Selection, 'anyOf'>> & Selection {
  const narrowing: Narrowing = { where: {}, anyOf: [] };
  const errors: Record<string, string> = {};
  for (const [name, values] of Object.entries(query)) {
    if (PAGING.has(name)) continue;
    const filter = Object.hasOwn(entity.filters, name) ? entity.filters[name] : undefined;
    if (!filter) errors[name] = FIELD_TEXTS.unknownFilter;
    else if (values.some((value) => value.length > 500)) errors[name] = FIELD_TEXTS.tooLong;
    else
      try {
        const different = [...new Set(values)];
        if (different.length > (IN_ONE_LOOK.has(filter.kind) ? MOST_VALUES : MOST_SEARCHED))
          throw new Error(FIELD_TEXTS.tooManyValues);
        const unknown = optionError(entity, name, different, known);
        if (unknown) throw new Error(unknown);
        if (isSaid(values)) narrow(entity, filter, different, narrowing, undated(entity, name, query));
      } catch (error) {
        errors[name] = (error as Error).message;
      }
  }
  const limit = query['limit'] ? wholeNumber(only(query['limit'])) : LIST_LIMIT.standard;
  const offset = query['offset'] ? wholeNumber(only(query['offset'])) : 0;
  if (limit === undefined || limit < 1 || limit > LIST_LIMIT.most) errors['limit'] = FIELD_TEXTS.limit;
  if (offset === undefined || offset < 0) errors['offset'] = FIELD_TEXTS.wholeNumber;
  if (Object.keys(errors).length > 0) throw invalid(errors);
  return {
    ...narrowing,
    anyOf: [...narrowing.anyOf, ...unlessAsked(entity, query)],
    order: orderOf(entity, query['sort'] && only(query['sort'])) ?? [],
    limit: limit as number,
    offset: offset as number,
  };
}
