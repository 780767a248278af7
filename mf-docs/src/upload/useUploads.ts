import { UPLOAD_BYTES, UPLOAD_TOO_LARGE } from '@lichen/contracts/text/upload-limit';
import { doc } from '@lichen/contracts/docs/doc.entity';
import { sendFile } from '@lichen/kit';
import { useSyncExternalStore } from 'react';
import { type Upload, uploadQueue } from './upload-queue';

const queue = uploadQueue({
  // What is combined with others is read once it is.
  send: (file, onProgress, isGrouped) => sendFile(doc.name, file, onProgress, isGrouped ? { unread: 'true' } : {}),
  refusal: ({ size }) => (size > UPLOAD_BYTES ? UPLOAD_TOO_LARGE : null),
});

let isCombining = false;
const listeners = new Set<() => void>();

const isPhotograph = ({ type }: File): boolean => type.startsWith('image/');

/** Adds files; several photographs at once become one document where that is switched on. */
export function addUploads(files: readonly File[]): void {
  const photographs = isCombining ? files.filter(isPhotograph) : [];
  const isGrouped = photographs.length > 1;
  if (isGrouped) queue.add(photographs, true);
  queue.add(isGrouped ? files.filter((file) => !isPhotograph(file)) : files);
}
export const dropUpload = (key: number): void => queue.drop(key);
export const ungroupUploads = (group: number): void => queue.ungroup(group);

/** Files of this visit that are on their way or have arrived. */
export const useUploads = (): readonly Upload[] => useSyncExternalStore(queue.subscribe, queue.list);

export function setCombining(next: boolean): void {
  isCombining = next;
  for (const tell of listeners) tell();
}

/** True where photographs that are added together become one document. */
export const useCombining = (): boolean =>
  useSyncExternalStore(
    (heard) => {
      listeners.add(heard);
      return () => void listeners.delete(heard);
    },
    () => isCombining,
  );
