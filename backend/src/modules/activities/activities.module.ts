import type { Module } from '../../platform/module';
import type { OpenModule } from '../../platform/open-module';
import { migrationsIn } from '../../platform/store/migrations-in';
import { anyActivity } from './activity/all-activities.rules';
import { charts } from './charts/charts.rules';
import { checkAnswers, checkCalls, checkEntities } from './checks/checks.handler';
import { servedCoverageOwners } from './coverage/coverage-owner.rules';
import { coverageCalls } from './coverage/coverage.handler';
import { periodEntryCalls } from './entries/period-entries.handler';
import { factorCalls, factorEntities } from './factors/factors.handler';
import { shippedTables } from './factors/shipped-tables.loader';
import { operatorImports } from './factors/operator/operator-imports.rules';
import { explainedCalculations } from './calculations/explained-calculations.rules';
import { servedTypes } from './activity/served-types.rules';
import { recalculationEntities } from './recalculation/change.rules';
import { recalculationCalls } from './recalculation/recalculation.handler';
import { activityImports } from './import-checks/activity-imports.rules';
import { listWork } from './activity-list/list-work.rules';
import { chosenProvider } from './places/chosen-provider.client';
import { openGazetteer } from './places/gazetteer.loader';
import { placeCalls } from './places/places.handler';
import { PREVIEW_PAGE, PAGE, recalculationJobs } from './recalculation/recalculation.job';
import { ACTIVITY_CUMULATIVE_TOTALS } from './aggregates/cumulative-totals.store';
import { inventoryYears } from './years/inventory-years.rules';
import { figureCalls } from './totals/figures.handler';
import { gridChange, gridChangeJobs } from './grid-change/grid-change.rules';
import { following } from './following.rules';

/** The module of activities and their emissions. */
export const open: OpenModule = ({ reference, sayIn, lists }) => {
  const tables = shippedTables(reference, lists);
  const { library, rates, places } = tables;
  const { labelIn } = lists;
  const { types, followUps, jobs } = servedTypes(library, rates, places);
  const list = listWork({ types, library, sayIn, labelIn });
  const byName = new Map(types.map((served) => [served.entity.name, served]));
  const sources = { types: byName, library, rates };
  const operator = operatorImports(tables);
  const grids = gridChange(lists.codeOf);
  return {
    name: 'activities',
    version: '0.1.0',
    migrations: migrationsIn(__dirname),
    followers: following.followers,
    daily: following.daily,
    imports: activityImports(sources),
    readAhead: async (turn) => {
      rates.readAhead();
      await library.readAhead(turn);
    },
    cumulativeTotals: [ACTIVITY_CUMULATIVE_TOTALS],
    entities: [
      anyActivity(followUps),
      ...types,
      explainedCalculations(library, { sayIn, labelIn }, followUps),
      ...charts.entities,
      ...checkEntities,
      servedCoverageOwners,
      ...recalculationEntities,
      ...factorEntities(library, lists.codeOf),
      ...[...operator.entities, ...list.entities, ...following.entities],
    ],
    operations: [...list.operations, ...grids.operations, ...following.operations],
    answers: [...list.answers, ...inventoryYears.answers, ...checkAnswers(sources)],
    watches: inventoryYears.watches,
    calls: [
      ...list.calls,
      ...figureCalls(library),
      ...charts.calls,
      ...recalculationCalls,
      ...factorCalls(library),
      ...operator.calls,
      ...callsWithPlaces(places),
      ...checkCalls(sources),
      ...coverageCalls(byName),
      ...[...grids.calls, ...following.calls],
    ],
    listeners: charts.listeners,
    jobs: (platform, write) => {
      const refresh = operator.watched(platform);
      const sizes = { pageSize: PAGE, lookedSize: PREVIEW_PAGE };
      const recalculating = { platform, write, types: byName, ...sizes, refresh };
      return [
        ...recalculationJobs(recalculating),
        ...gridChangeJobs(recalculating),
        ...jobs(platform, write),
        ...list.jobs(platform, write),
        ...operator.jobs(platform, write, refresh),
      ];
    },
    ...filesOf({ list, operator }),
  };
};

/** Calls that look places up: people by the operator's provider, the portal itself in the packaged tables alone. */
function callsWithPlaces(folder: string) {
  const gazetteer = openGazetteer(folder);
  return [
    ...periodEntryCalls(gazetteer.townsNamed),
    ...placeCalls(({ configuration, clock }) => chosenProvider(configuration, gazetteer, () => clock.now())),
  ];
}

interface FileWork {
  readonly list: ReturnType<typeof listWork>;
  readonly operator: ReturnType<typeof operatorImports>;
}

/** Uploads and downloads of the module. */
const filesOf = ({ list, operator }: FileWork): Pick<Module, 'uploads' | 'routes' | 'described'> => ({
  uploads: { ...charts.uploads, ...inventoryYears.uploads, ...operator.uploads },
  routes: (platform) =>
    list
      .routes(platform)
      .use(charts.routes(platform))
      .use(inventoryYears.routes(platform))
      .use(operator.routes(platform)),
  described: [...list.described, ...charts.described, ...inventoryYears.described, ...operator.described],
});
