import { doc } from '@lichen/contracts/docs/doc.entity';
import { useRecords } from '@lichen/kit';
import { useNavigate } from '@lichen/kit/router';
import { useState } from 'react';
import { paths } from '@lichen/contracts/api/paths';
import type { Doc } from '../shared/documents';

/** Maximum number of documents in the queue to step through; later ones move up as these are completed. */
const WALKED = 200;

/** The queue of a document, with navigation to its neighbours. */
export function useQueue(record: Doc) {
  const navigate = useNavigate();
  // The queue in which the document was opened; applying it changes its queue, but not the neighbours to step to.
  const [queue] = useState(record.queue);
  const found = useRecords(doc, { docFilter: queue, sort: '-created_on', limit: WALKED }).data;
  const ids = found?.list.map(({ _id }) => _id) ?? [];
  const at = ids.indexOf(record._id);
  const neighbour = (step: 1 | -1): string | null => {
    const others = ids.filter((id) => id !== record._id);
    if (others.length === 0) return null;
    if (at < 0) return others[0] ?? null;
    return ids[(at + step + ids.length) % ids.length] ?? null;
  };
  const go = (step: 1 | -1) => {
    const id = neighbour(step);
    navigate(id ? paths.document(id) : paths.documents);
  };
  return { queue, place: at < 0 ? null : at + 1, total: found?.total ?? null, hasOthers: neighbour(1) !== null, go };
}
