import { doc } from '@lichen/contracts/docs/doc.entity';
import { data, lazyOverlay } from '@lichen/kit';
import { useEffect } from 'react';
import { finishedGroup, type Upload } from '../upload/upload-queue';
import { ungroupUploads } from '../upload/useUploads';

const CombineDialog = lazyOverlay(async () => ({ default: (await import('../assembly/CombineDialog')).CombineDialog }));

/** Starts reading each file as a document of its own; accounts without extraction enter the data by hand. */
const readEach = (ids: readonly string[]) =>
  Promise.allSettled(ids.map((id) => data(`${doc.name}/${id}/read_again`, { method: 'POST', body: {} })));

/** Asks to combine grouped photographs once all of them have been uploaded. */
export function GroupedUploads({ uploads }: { uploads: readonly Upload[] }) {
  const found = finishedGroup(uploads);
  if (!found) return null;
  const { group, arrived } = found;
  const documents = arrived.map(({ id, name }) => ({ _id: id ?? '', name }));
  const leave = () => {
    ungroupUploads(group);
    void readEach(documents.map(({ _id }) => _id));
  };
  if (documents.length < 2) return <Alone onSeen={leave} />;
  return <CombineDialog key={group} documents={documents} onClose={leave} onDone={() => ungroupUploads(group)} />;
}

/** Ends a group of which only one file was accepted, because there is nothing to combine. */
function Alone({ onSeen }: { onSeen: () => void }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is said once
  useEffect(onSeen, []);
  return null;
}
