import { chartConfig } from '@lichen/contracts/activities/charts/chart-config.entity';
import { serve } from '../../platform/engine/rules';
import type { Module } from '../../platform/module';
import { migrationsIn } from '../../platform/store/migrations-in';
import { anyActivity } from './activity/all-activities.rules';
import { chartConfigRules } from './charts/chart-config.rules';
import { chartCalls } from './charts/chart-data.handler';
import { chartThumbnailRoute, chartThumbnailUpload, describedThumbnail } from './charts/chart-thumbnail.route';
import { forgetThumbnail } from './charts/forget-thumbnail.listener';
import { checkCalls, checkEntities } from './checks/checks.handler';
import { servedCoverageOwners } from './coverage/coverage-owner.rules';
import { behindFollowers } from './dependence/behind-figures.query';
import { coverageCalls } from './coverage/coverage.handler';
import { periodEntryCalls } from './entries/period-entries.handler';
import { factorCalls, factorEntities } from './factors/factors.handler';
import type { LiveLibrary } from './factors/live-library';
import type { LiveRates } from './factors/live-rates.loader';
import { operatorImports } from './factors/operator/operator-imports.rules';
import { explainedCalculations } from './calculations/explained-calculations.rules';
import { servedTypes } from './activity/served-types.rules';
import { recalculationEntities } from './recalculation/change.rules';
import { recalculationCalls } from './recalculation/recalculation.handler';
import { type ImportsParts, importsWork } from './imports/imports.rules';
import { listWork, type ListWorkParts } from './activity-list/list-work.rules';
import { chosenProvider } from './places/chosen-provider.client';
import { placeCalls } from './places/places.handler';
import { PREVIEW_PAGE, PAGE, recalculationJobs } from './recalculation/recalculation.job';
import { ACTIVITY_CUMULATIVE_TOTALS } from './aggregates/cumulative-totals.store';
import { inventoryYears } from './years/inventory-years.rules';
import { figureCalls } from './totals/figures.handler';

export interface ActivitiesParts {
  library: LiveLibrary;
  /** Exchange rates and price indices by year, as the operator loaded them. */
  rates: LiveRates;
  /** Folder of the packaged tables of places. */
  places: string;
  /** The code of a reference list that a text means, in any language. */
  codeOf: ImportsParts['codeOf'];
  /** The label of a code of a reference list, in a language. */
  labelIn: ListWorkParts['labelIn'];
  /** Codes of currencies (ISO 4217) and countries. */
  known: Parameters<typeof operatorImports>[0]['known'];
  /** Says an English sentence in another language. */
  sayIn(language: string): (template: string, params?: Readonly<Record<string, string>>) => string;
}

/** Activities of companies, and their emissions. */
export function activitiesModule({ library, rates, places, codeOf, labelIn, known, sayIn }: ActivitiesParts): Module {
  const { types, followUps, jobs } = servedTypes(library, rates, places);
  const list = listWork({ types, sayIn, labelIn });
  const byName = new Map(types.map((served) => [served.entity.name, served]));
  const imports = importsWork({ types, codeOf, sayIn });
  const operator = operatorImports({ library, rates, known });
  return {
    name: 'activities',
    version: '0.1.0',
    migrations: migrationsIn(__dirname),
    followers: behindFollowers,
    cumulativeTotals: [ACTIVITY_CUMULATIVE_TOTALS],
    entities: [
      anyActivity(followUps),
      ...types,
      explainedCalculations(library, { sayIn, labelIn }, followUps),
      serve(chartConfig, chartConfigRules),
      ...checkEntities,
      servedCoverageOwners,
      ...recalculationEntities,
      ...factorEntities,
      ...operator.entities,
      ...list.entities,
      ...imports.entities,
    ],
    operations: list.operations,
    answers: list.answers,
    watches: inventoryYears.watches,
    calls: [
      ...list.calls,
      ...imports.calls,
      ...figureCalls(library),
      ...periodEntryCalls,
      ...chartCalls,
      ...recalculationCalls,
      ...factorCalls(library),
      ...operator.calls,
      ...placeCalls(({ configuration, clock }) => chosenProvider(configuration, places, () => clock.now())),
      ...checkCalls(byName, library),
      ...coverageCalls(byName),
    ],
    listeners: (platform) => [forgetThumbnail(platform)],
    jobs: (platform, write) => {
      const refresh = operator.watched(platform);
      return [
        ...recalculationJobs({ platform, write, types: byName, pageSize: PAGE, lookedSize: PREVIEW_PAGE, refresh }),
        ...jobs(platform, write),
        ...list.jobs(platform, write),
        ...imports.jobs(platform, write),
        ...operator.jobs(platform, write, refresh),
      ];
    },
    ...filesOf({ list, imports, operator }),
  };
}

interface FileWork {
  readonly list: ReturnType<typeof listWork>;
  readonly imports: ReturnType<typeof importsWork>;
  readonly operator: ReturnType<typeof operatorImports>;
}

/** What comes and goes as files. */
const filesOf = ({ list, imports, operator }: FileWork): Pick<Module, 'uploads' | 'routes' | 'described'> => ({
  uploads: (platform) => [
    chartThumbnailUpload(platform),
    ...inventoryYears.uploads(platform),
    ...imports.uploads(platform),
    ...operator.uploads(platform),
  ],
  routes: (platform) =>
    list
      .routes(platform)
      .use(chartThumbnailRoute(platform))
      .use(inventoryYears.routes(platform))
      .use(imports.routes(platform))
      .use(operator.routes(platform)),
  described: [
    ...list.described,
    describedThumbnail,
    ...inventoryYears.described,
    ...imports.described,
    ...operator.described,
  ],
});
