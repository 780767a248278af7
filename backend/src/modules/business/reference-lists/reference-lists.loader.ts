import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  CHOICE_LISTS,
  PUBLISHED_LISTS,
  REFERENCE_LISTS,
  type ReferenceList,
  PLAIN_LISTS,
} from '@lichen/contracts/business/reference.call';
import type { Language } from '@lichen/contracts/text/languages';
import { choicesOf } from './choice-lists';
import {
  activityTypes,
  countries,
  currencies,
  instruments,
  languages,
  type ListRow,
  type ReferenceItem,
  roles,
  type TranslateLabel,
  withLabels,
  units,
  vehicleFuels,
  type VehicleType,
  type VehicleTypeRow,
  vehicleTypes,
  withGroups,
} from './list-items.loader';

/** Returns true for the name of a list that the call serves. */
export const isReferenceList = (name: string): name is ReferenceList =>
  (REFERENCE_LISTS as readonly string[]).includes(name);

/** A list file: its source and its rows. */
interface ListFile<Row> {
  readonly source: string;
  readonly edition: string;
  readonly licence: string;
  readonly rows: readonly Row[];
}

/** Returns every list in a language; `say` translates the labels, which are in English without it. */
export type ReferenceLists = (
  language: Language,
  say?: TranslateLabel,
) => Record<Exclude<ReferenceList, 'vehicle_types'>, readonly ReferenceItem[]> & {
  vehicle_types: readonly VehicleType[];
};

const asWritten: TranslateLabel = (english) => english;

/**
 * Returns a function that gives every list in a language; the files in the reference `folder` are read once, at the
 * first call.
 */
export function openReferenceLists(folder: string): ReferenceLists {
  let opened: ReferenceLists | undefined;
  return (...asked) => {
    opened ??= readReferenceLists(folder);
    return opened(...asked);
  };
}

function readReferenceLists(folder: string): ReferenceLists {
  const read = <Row>(name: string): readonly Row[] => readList<Row>(join(folder, 'lists', `${name}.json`)).rows;
  const grids = read<ReferenceItem>('electricity_grids');
  const money = read<{ code: string; minor_units: number }>('currencies');
  const types = read<VehicleTypeRow>('vehicle_types');
  const fuels = read<ListRow>('vehicle_fuels');
  const written = PLAIN_LISTS.map((name) => [name, read<ListRow>(name)] as const);
  const published = Object.fromEntries(
    PUBLISHED_LISTS.map((name) => [name, read<ReferenceItem>(name)] as const),
  ) as PublishedLists;
  const continents = new Map(
    read<{ code: string; countries: string[] }>('continents').flatMap((continent) =>
      continent.countries.map((country): [string, string] => [country, continent.code]),
    ),
  );
  // Cached by language: the names and their order depend on nothing else, and locale-aware sorting is slow.
  const named = new Map<Language, Pick<Record<ReferenceList, readonly ReferenceItem[]>, Named>>();
  const inLanguage = (language: Language) => {
    const known = named.get(language);
    if (known) return known;
    const all = countries(language, continents);
    const lists = { countries: all, electricity_grids: gridsIn(grids, all), currencies: currencies(language, money) };
    named.set(language, lists);
    return lists;
  };
  return (language, say = asWritten) => ({
    ...inLanguage(language),
    ...published,
    taxonomy_activities: withGroups('taxonomy_activities', published.taxonomy_activities, say),
    units: units(),
    activity_types: activityTypes(say),
    roles: roles(say),
    languages: languages(),
    instruments: instruments(say),
    vehicle_types: vehicleTypes(types, say),
    vehicle_fuels: vehicleFuels(fuels, types, say),
    ...(Object.fromEntries(CHOICE_LISTS.map((name) => [name, choicesOf(name, say)] as const)) as ChoiceLists),
    ...(Object.fromEntries(written.map(([name, rows]) => [name, withLabels(name, rows, say)] as const)) as SaidLists),
  });
}

type PublishedLists = Record<(typeof PUBLISHED_LISTS)[number], readonly ReferenceItem[]>;
type ChoiceLists = Record<(typeof CHOICE_LISTS)[number], ReferenceItem[]>;
type SaidLists = Record<(typeof PLAIN_LISTS)[number], ReferenceItem[]>;
type Named = 'countries' | 'electricity_grids' | 'currencies';

/** The only grid of a country takes the country's translated name; regional grids keep their publisher's names. */
function gridsIn(grids: readonly ReferenceItem[], named: readonly ReferenceItem[]): ReferenceItem[] {
  const names = new Map(named.map(({ code, label }) => [code, label]));
  const countOf = (country: unknown) => grids.filter((grid) => grid['country'] === country).length;
  const single = new Set(grids.map((grid) => grid['country']).filter((country) => countOf(country) === 1));
  return grids.map((grid) =>
    single.has(grid['country']) ? { ...grid, label: names.get(String(grid['country'])) ?? grid.label } : grid,
  );
}

function readList<Row>(file: string): ListFile<Row> {
  const list = JSON.parse(readFileSync(file, 'utf8')) as ListFile<Row>;
  if (!list.source || !list.edition || !list.licence) throw new Error(`${file} does not say where it comes from`);
  return list;
}
