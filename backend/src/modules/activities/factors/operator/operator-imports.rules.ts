import { factorImport } from '@lichen/contracts/activities/factors/factor-import.entity';
import type { WriteJobBatch } from '../../../../platform/engine/jobs/job-batch';
import { serve } from '../../../../platform/engine/rules';
import type { Platform } from '../../../../platform/platform';
import { refresher, watchFactors } from '../imported-factors.store';
import { rateRefresher } from '../imported-rates.store';
import { factorImportJobs } from './factor-import-work.rules';
import { factorImportUpload } from './factor-import-upload.route';
import { factorImportCalls } from './factor-imports.handler';
import { describedTemplate, factorTemplatesRoute } from './factor-templates.route';
import type { CurrentTables } from './planned-import.query';

/** Returns a function that loads newly stored factors and rates into this process. */
export function currentTablesRefresher(
  { library, rates }: Pick<CurrentTables, 'library' | 'rates'>,
  database: Platform['database'],
): () => Promise<unknown> {
  const each = [refresher(library, database), rateRefresher(rates, database)];
  return async () => {
    for (const refresh of each) await refresh();
  };
}

/** Serves the operator's imports for all companies: factor editions, exchange rates and price indices. */
export const operatorImports = (standing: CurrentTables) => ({
  entities: [serve(factorImport, {})],
  calls: factorImportCalls(standing.rates),
  uploads: { [factorImport.name]: factorImportUpload },
  routes: factorTemplatesRoute,
  described: [describedTemplate],
  /** Watches for imports of other processes, and returns a function to check at once. */
  watched: ({ database, log }: Platform) => {
    const refresh = currentTablesRefresher(standing, database);
    watchFactors(refresh, log);
    return refresh;
  },
  jobs: (platform: Platform, write: WriteJobBatch, refresh: () => Promise<unknown>) =>
    factorImportJobs({ ...standing, platform, write, refresh }),
});
