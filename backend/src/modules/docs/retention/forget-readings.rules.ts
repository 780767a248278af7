import { doc } from '@lichen/contracts/docs/doc.entity';
import { docReading } from '@lichen/contracts/docs/doc-reading.entity';
import type { OpenWatch } from '../../../platform/engine/unit/watch';
import type { UnitOfWork } from '../../../platform/engine/unit/unit-of-work';

/** Number of readings deleted in one statement. */
const AT_ONCE = 100;

async function forget(unit: UnitOfWork, ids: readonly string[]): Promise<void> {
  for (;;) {
    const where = { doc_id: { in: ids } };
    const found = await unit.read(docReading).part(['_id'], { where, limit: AT_ONCE });
    if (found.length > 0) await unit.records(docReading).removeEach(found.map(({ _id }) => _id));
    if (found.length < AT_ONCE) return;
  }
}

/** Deletes the readings of a document with it, so that none of its text is left. */
export const readingsOfRemoved: OpenWatch = () => {
  const removed = new Set<string>();
  return {
    note: ({ name }, before, after) => {
      if (name === doc.name && before && !after) removed.add(String(before['_id']));
    },
    beforeCommit: async (unit) => {
      const ids = [...removed];
      removed.clear();
      for (let at = 0; at < ids.length; at += AT_ONCE) await forget(unit, ids.slice(at, at + AT_ONCE));
    },
  };
};
