import {
  type FactorEntry,
  type FactorFacets,
  type FactorSetEntry,
  factorFacets,
  factorSets,
  factors,
} from '@lichen/contracts/activities/factors/factors.call';
import { ownFactor } from '@lichen/contracts/activities/factors/own-factor.entity';
import { invalid } from '@lichen/contracts/api/problems';
import { FIELD_TEXTS } from '@lichen/contracts/text/texts';
import type { CodeOf } from '@lichen/contracts/entity/resolve-code';
import { type Served, serve } from '../../../platform/engine/rules';
import { type ServedCall, handler } from '../../../platform/module';
import type { Factor } from '../emission/published/factor';
import type { LiveLibrary } from './live-library';
import { ownFactorRules } from './own-factor.rules';
import { seriesOf } from './publisher-files/edition';

const entryOf = ({ value, ...rest }: Factor): FactorEntry => ({ ...rest, kg_co2e: value });

const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

const ORDER = ['family', 'region', 'item', 'component', 'basis', 'unit', 'set', 'id'] as const;

/** Compares factors by their fields, so that the order does not depend on files or imports. */
function inOrder(a: Factor, b: Factor): number {
  for (const name of ORDER) {
    const compared = byText(a[name] ?? '', b[name] ?? '');
    if (compared !== 0) return compared;
  }
  return 0;
}

interface Page {
  limit: number;
  offset: number;
}

const paged = <T>(all: readonly T[], { limit, offset }: Page) => {
  const list = all.slice(offset, offset + limit);
  return { list, total: all.length, count: list.length };
};

const FIELDS = ['id', 'family', 'region', 'item', 'unit', 'set', 'year'] as const;

function wanted(factor: Factor, asked: Readonly<Record<string, unknown>>, words: string): boolean {
  if (FIELDS.some((name) => asked[name] !== undefined && factor[name] !== asked[name])) return false;
  return !words || `${factor.label} ${factor.region} ${factor.publisher_row}`.toLowerCase().includes(words);
}

/** Filters whose value must exist; ids change with editions. */
const NAMED = FIELDS.filter((name) => name !== 'id');

/** Throws `invalid` for a value that no factor has, where an empty list would mean that nobody published one. */
function expectKnown(all: readonly Factor[], asked: Readonly<Record<string, unknown>>): void {
  const unknown = NAMED.filter(
    (name) => asked[name] !== undefined && !all.some((factor) => factor[name] === asked[name]),
  );
  if (unknown.length > 0) throw invalid(Object.fromEntries(unknown.map((name) => [name, FIELD_TEXTS.choice])));
}

const distinct = <T extends string | number>(values: readonly T[]): T[] =>
  [...new Set(values)].sort((a, b) => (a < b ? -1 : 1));

const facetsOf = (all: readonly Factor[]): FactorFacets => ({
  families: distinct(all.map(({ family }) => family)),
  regions: distinct(all.map(({ region }) => region)),
  years: distinct(all.map(({ year }) => year)).reverse(),
});

/** Returns the editions with their number of factors, and whether each is newer than the shipped one. */
function setEntries(library: LiveLibrary): FactorSetEntry[] {
  const { sets, factors: all } = library.tables();
  const counts = new Map<string, number>();
  for (const { set } of all) counts.set(set, (counts.get(set) ?? 0) + 1);
  const newest = new Map<string, number>();
  for (const { id, valid_from } of sets.filter((set) => library.isShipped(set.id)))
    newest.set(seriesOf(id), Math.max(valid_from, newest.get(seriesOf(id)) ?? valid_from));
  return sets.map((set) => {
    const imported = !library.isShipped(set.id);
    const newer = imported && set.valid_from >= (newest.get(seriesOf(set.id)) ?? 0);
    return { ...set, factors: counts.get(set.id) ?? 0, imported, newer };
  });
}

/** Serves a company's own factors; published factors are not records. */
export const factorEntities = (library: LiveLibrary, codeOf: CodeOf): readonly Served[] => [
  serve(ownFactor, ownFactorRules(library, codeOf)),
];

/** Returns the calls that read the library, which is the same for every company. */
export function factorCalls(library: LiveLibrary): readonly ServedCall[] {
  const facets = new WeakMap<readonly Factor[], FactorFacets>();
  const sorted = new WeakMap<readonly Factor[], readonly Factor[]>();
  const all = (): readonly Factor[] => {
    const now = library.tables().factors;
    const known = sorted.get(now) ?? [...now].sort(inOrder);
    sorted.set(now, known);
    return known;
  };
  return [
    handler(factors, async ({ input }) => {
      const words = input.q?.toLowerCase() ?? '';
      expectKnown(all(), input);
      const found = all().filter((factor) => wanted(factor, input, words));
      const page = paged(found, input);
      const isGone = input.id !== undefined && !all().some(({ id }) => id === input.id);
      return { ...page, list: page.list.map(entryOf), ...(isGone ? { gone: ['id'] } : {}) };
    }),
    handler(factorSets, async ({ input }) => {
      const words = input.q?.toLowerCase() ?? '';
      const sets = setEntries(library)
        .filter(({ id, publisher, title }) => `${id} ${publisher} ${title}`.toLowerCase().includes(words))
        .sort((a, b) => byText(a.id, b.id));
      return paged(sets, input);
    }),
    handler(factorFacets, async () => {
      const now = all();
      const obj = facets.get(now) ?? facetsOf(now);
      facets.set(now, obj);
      return { ok: true, obj };
    }),
  ];
}
