import type { Platform } from '../../platform';
import { cachedRecords } from '../../store/record-cache';
import { recordsOver } from '../../store/scoped-records';
import { sumsOver } from '../../store/scoped-sums';
import { permitOver } from '../permissions/permit-rows';
import type { Drafting, Promised } from './job-batch';
import { withPromised } from './promised-records';
import { type Registry, servedOf } from '../registry';
import { askingFor } from '../module-questions';
import type { Context, Read } from '../rules';
import { prepareNew } from '../verbs';
import { readReferred } from '../verbs-together';

/** Prepares drafts for one person from committed data; their batch checks permissions again when it writes them. */
export function openDrafting(
  { database }: Pick<Platform, 'database'>,
  registry: Registry,
  context: Context,
  promised: readonly Promised[] = [],
): Drafting {
  const records = withPromised(cachedRecords(recordsOver(database, database, context.companyId)), promised);
  const read = records as Read;
  const sums = sumsOver(database, context.companyId);
  const ask = askingFor(registry.ask, { read, sums, context });
  const reading = { records, read, ask };
  const permit = permitOver(registry, reading, context);
  return {
    context,
    ahead: (entity, drafts) => readReferred(entity, drafts, registry, reading),
    draft: async (entity, draft, id) => {
      await permit.rows(entity, 'create', async () => [draft]);
      return prepareNew(servedOf(registry, entity), draft, registry, reading, context, id);
    },
  };
}
