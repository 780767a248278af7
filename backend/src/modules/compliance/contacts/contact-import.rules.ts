import { paths } from '@lichen/contracts/api/paths';
import { PICKABLE_RECORDS } from '@lichen/contracts/business/pickable-records';
import { RECORD_IMPORTS } from '@lichen/contracts/business/record-imports';
import type { Served } from '../../../platform/engine/rules';
import type { ImportKind } from '../../../platform/imports/import-kind';
import { recordIdentity } from '../../../platform/imports/record-identity';

/** Import of contacts: each row is a person at a partner. Partners that do not exist yet are created. */
export function contactImport(served: Served): ImportKind {
  const { name } = served.entity;
  const declared = RECORD_IMPORTS[name];
  if (!declared) throw new Error(`Nothing says how ${name} are imported`);
  return {
    served,
    title: declared.title,
    starts: declared.start,
    records: PICKABLE_RECORDS,
    pageOf: (id) => paths.recordImport(name, id),
    currency: async () => undefined,
    identity: recordIdentity(served.entity, declared.knownBy),
  };
}
