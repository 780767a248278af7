import { paths } from '@lichen/contracts/api/paths';
import { PICKABLE_RECORDS } from '@lichen/contracts/business/pickable-records';
import { RECORD_IMPORTS, type RecordImport } from '@lichen/contracts/business/record-imports';
import type { ImportArea } from '@lichen/kit/imports';

/** Returns the configuration of the import pages for one entity. */
export function recordImportArea({ entity, title, start, list, isShownIn }: RecordImport): ImportArea {
  return {
    list: { to: paths.recordImports(entity.name), label: 'Imports' },
    pageOf: (id) => paths.recordImport(entity.name, id),
    recordAt: (id) => (isShownIn === 'list' ? list : `${list}/${encodeURIComponent(id)}`),
    titleOf: () => title,
    WithEntity: ({ name, children }) => children(name in RECORD_IMPORTS ? { entity, start } : null),
    records: PICKABLE_RECORDS as unknown as ImportArea['records'],
    missing: {},
  };
}
