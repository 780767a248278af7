import type { Entity, Filter, KnownBy, SearchTarget } from '@lichen/contracts/entity/entity';
import { invalid } from '@lichen/contracts/api/problems';
import { searchOf } from '@lichen/contracts/entity/search';
import { yearBounds } from '@lichen/contracts/formats/days';
import { FIELD_TEXTS } from '@lichen/contracts/text/texts';
import { LIST_LIMIT, NO_RECORD_FILTER } from '@lichen/contracts/api/api-responses';
import { type Asker, costlyRead } from '../bounded/costly-reads';
import { REST, columnsOf } from '../store/columns';
import { type Known, optionError } from './filter-options';
import { fieldCondition } from '../store/scoped-records';
import type { Condition, Selection, Where } from '../store/sql';

/** Query parameters as sent; each is an array, because it may be repeated. */
export type Query = Readonly<Record<string, readonly string[]>>;

interface Narrowing {
  where: Where;
  anyOf: Where[][];
}

const isSaid = (values: readonly string[] | undefined): boolean => values?.some((value) => value !== '') ?? false;
/** Returns whether a boolean parameter is on. */
export const isOn = ([value]: readonly string[]): boolean => value === 'true' || value === '1';

const wholeNumber = (text: string | undefined) =>
  text !== undefined && /^-?\d{1,16}$/.test(text) ? Number(text) : undefined;

function parsedValue(entity: Entity, field: string, text: string): unknown {
  const kind = columnsOf(entity).fields[field]?.kind;
  if (kind === 'ref' && text === NO_RECORD_FILTER) return null;
  if (kind === 'boolean') return text === 'true' || text === '1';
  if (kind === 'integer' || kind === 'day' || kind === 'instant' || kind === 'decimal') {
    const value = wholeNumber(text);
    // An empty value asks for rows without a value; any other text that is not a number is an error.
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

/** Returns conditions for days or periods that overlap a calendar year. */
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
    // Matches the words against the options of a choice instead of the rows.
    return { [place.field]: field?.kind === 'choice' ? { in: field.options.filter(has) } : { contains: words } };
  }
  if ('ref' in place) return { [place.ref]: { recordLike: { table: place.of, columns: place.show, words } } };
  return { [REST]: { insideAny: place.inside.map((path) => path.split('.')), contains: words } };
}

const isNever = (where: Where): boolean =>
  Object.values(where).some((each) => typeof each === 'object' && each && 'in' in each && each.in.length === 0);

/**
 * Returns one condition per search target; targets in the JSON column share one, so that it is read once. Targets that
 * cannot match are left out, because they would prevent the use of indexes for the others.
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

/** Condition on a diff: the old value is stored under `from`, the new one under `to`. */
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

/** Words of a search beyond this number are not used. */
const MOST_WORDS = 8;

/**
 * Returns conditions for a text of several words, each of which must be in one of the fields, such as first and last
 * name.
 */
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

/** Free texts, such as tags, are one whatever their case and accents; ids are not. */
const isNamed = (of: KnownBy | undefined): boolean => typeof of === 'object' && 'texts' in of;

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
      into.anyOf.push([{ [filter.field]: isNamed(filter.of) ? { hasNamed: values } : { hasAny: values } }]);
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

/** Returns the conditions of one filter alone, without the switches that hide rows by default. */
export function keptBy(entity: Entity, filter: Filter, values: readonly string[]): Where[][] {
  const narrowing: Narrowing = { where: {}, anyOf: [] };
  narrow(entity, filter, values, narrowing, []);
  return narrowing.anyOf;
}

function orderOf(entity: Entity, sort: string | undefined): Selection['order'] {
  const field = sort?.replace(/^-/, '') ?? entity.order.field;
  if (sort !== undefined && !entity.sorts.includes(field)) throw invalid({ sort: FIELD_TEXTS.unknownSort });
  const descending = sort === undefined ? entity.order.descending : sort.startsWith('-');
  // Sorting by id as well makes the order total, so that pages neither repeat nor skip rows.
  return [
    { column: field, descending },
    { column: 'id', descending },
  ];
}

/** Returns a parameter that may be sent only once; a repeated one becomes an invalid value. */
const only = (values: readonly string[]): string => (values.length === 1 ? (values[0] ?? '') : values.join());

/** Returns conditions that hide the rows whose switch is off, unless the query asks for them. */
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

/**
 * Returns conditions for undated rows whose switch is off, which a period filter keeps if the query asks for such rows.
 */
function undated({ filters }: Entity, name: string, query: Query): Where[] {
  return Object.entries(filters).flatMap(([asked, filter]) => {
    if (filter.kind !== 'alsoOff' || !filter.undatedIn?.includes(name) || !isOn(query[asked] ?? [])) return [];
    const bounds = filter.undatedIn.map((each) => filters[each]);
    const days = bounds.flatMap((each) => (each && 'field' in each ? [[each.field, null] as const] : []));
    return [{ [filter.field]: 0, ...Object.fromEntries(days) }];
  });
}

/** Filters that check a column once, however many values are given; the others check it once per value. */
const IN_ONE_LOOK: ReadonlySet<Filter['kind']> = new Set(['oneOf', 'oneOfType', 'anyNonZero']);
const MOST_VALUES = 200;
const MOST_SEARCHED = 20;

const PAGING = new Set(['limit', 'offset', 'sort']);

/** Filters that compare the texts of every row, because no index serves them. */
const COMPARING: ReadonlySet<Filter['kind']> = new Set(['contains', 'search', 'byPerson', 'member']);

/** Returns whether a query looks for words in all rows of an entity. */
export const isSearch = ({ filters }: Pick<Entity, 'filters'>, query: Query): boolean =>
  Object.entries(query).some(([name, values]) => {
    const filter = Object.hasOwn(filters, name) ? filters[name] : undefined;
    return filter !== undefined && COMPARING.has(filter.kind) && isSaid(values);
  });

/** Reads what a query selects; a search is costly, and waits for its turn. */
export const readInTurn = <T>(entity: Entity, query: Query, who: Asker, read: () => Promise<T>): Promise<T> =>
  isSearch(entity, query) ? costlyRead(who, read) : read();

/** Returns the selection of a list query. Throws with the parameter's name for undeclared filters and orders. */
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
