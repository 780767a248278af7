import { paths } from '@lichen/contracts/api/paths';
import { companyProfile } from '@lichen/contracts/business/company-profile.entity';
import { PICKABLE_RECORDS } from '@lichen/contracts/business/pickable-records';
import { RECORD_IMPORTS } from '@lichen/contracts/business/record-imports';
import type { Served } from '../../../platform/engine/rules';
import type { ImportKind } from '../../../platform/imports/import-kind';
import { recordIdentity } from '../../../platform/imports/record-identity';

/** Returns the import definitions of this module's entities that can be imported from files. */
export const recordImports = (all: readonly Served[]): ImportKind[] =>
  all.flatMap((served) => {
    const { entity } = served;
    const declared = RECORD_IMPORTS[entity.name];
    if (!declared) return [];
    return {
      served,
      title: declared.title,
      starts: declared.start,
      records: PICKABLE_RECORDS,
      pageOf: (id) => paths.recordImport(entity.name, id),
      currency: async (read, companyId) => (await read(companyProfile).find(companyId))?.reporting_currency,
      identity: recordIdentity(entity, declared.knownBy),
    };
  });
