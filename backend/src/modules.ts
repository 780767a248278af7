import { join } from 'node:path';
import { activitiesModule } from './modules/activities/activities.module';
import { loadFactorLibrary } from './modules/activities/factors/factor-library.loader';
import { loadRates } from './modules/activities/factors/rates.loader';
import type { KnownCodes } from './modules/activities/factors/rates-file.loader';
import { businessModule } from './modules/business/business.module';
import { listLabels, listWords } from './modules/business/reference-lists/list-words.loader';
import { openReferenceLists, type ReferenceLists } from './modules/business/reference-lists/reference-lists.loader';
import { compliance } from './modules/compliance/compliance.module';
import { identity } from './modules/identity/identity.module';
import type { Dictionaries } from './platform/dictionaries';
import type { Module } from './platform/module';
import { platformMigrations } from './platform/platform-migrations';
import type { Migration } from './platform/store/schema';

/** The list of modules: the one place that knows them all. `folder` is the reference folder. */
export function allModules(folder: string, { sayIn }: Dictionaries): readonly Module[] {
  const lists = openReferenceLists(folder);
  const codeOf = listWords(lists, sayIn);
  return [
    identity,
    businessModule({ lists, sayIn, codeOf }),
    activitiesModule({
      library: loadFactorLibrary(join(folder, 'factors')),
      rates: loadRates(join(folder, 'rates')),
      places: join(folder, 'places'),
      codeOf,
      labelIn: listLabels(lists, sayIn),
      known: knownCodes(lists),
      sayIn,
    }),
    compliance,
  ];
}

/** Codes that a file of rates may name. */
export function knownCodes(lists: ReferenceLists): KnownCodes {
  const { currencies, countries } = lists('en-GB');
  const [money, places] = [currencies, countries].map((list) => new Set(list.map(({ code }) => code)));
  return { isCurrency: (code) => money?.has(code) ?? false, isCountry: (code) => places?.has(code) ?? false };
}

/** Every migration of the platform and of the modules; names sort in the order they run. */
export const allMigrations = (modules: readonly Module[]): readonly Migration[] => [
  ...platformMigrations,
  ...modules.flatMap((module) => module.migrations),
];
