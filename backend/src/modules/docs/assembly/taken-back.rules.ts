import { MOST_COMBINED } from '@lichen/contracts/docs/assembly/combine.call';
import { doc } from '@lichen/contracts/docs/doc.entity';
import type { OpenWatch } from '../../../platform/engine/unit/watch';
import { queueOf } from '../review/standing';

/** Returns the sources of a combined document to their queues when the combined document is deleted. */
export const takenBack: OpenWatch = () => {
  const removed: string[] = [];
  return {
    note: ({ name }, before, after) => {
      if (name === doc.name && before && !after && before['combined_of'] !== null) removed.push(String(before['_id']));
    },
    beforeCommit: async (unit) => {
      for (const combined_in of removed) {
        const sources = await unit.read(doc).list({ where: { combined_in }, limit: MOST_COMBINED });
        for (const source of sources) {
          const queue = queueOf(source.status, { ...source, set_aside: null });
          await unit.update(doc, source, { set_aside: null, combined_in: null, queue }, 'take_back');
        }
      }
    },
  };
};
