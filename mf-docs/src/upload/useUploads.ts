import { UPLOAD_BYTES, UPLOAD_TOO_LARGE } from '@lichen/contracts/text/upload-limit';
import { doc } from '@lichen/contracts/docs/doc.entity';
import { sendFile } from '@lichen/kit';
import { useSyncExternalStore } from 'react';
import { type Upload, uploadQueue } from './upload-queue';

const queue = uploadQueue({
  // Grouped files are read only after they have been combined.
  send: (file, onProgress, isGrouped) => sendFile(doc.name, file, onProgress, isGrouped ? { unread: 'true' } : {}),
  refusal: ({ size }) => (size > UPLOAD_BYTES ? UPLOAD_TOO_LARGE : null),
});

let isCombining = false;
const listeners = new Set<() => void>();

const isPhotograph = ({ type }: File): boolean => type.startsWith('image/');

/** Adds files to the queue; where combining is on, several photographs become one group. */
export function addUploads(files: readonly File[]): void {
  const photographs = isCombining ? files.filter(isPhotograph) : [];
  const isGrouped = photographs.length > 1;
  if (isGrouped) queue.add(photographs, true);
  queue.add(isGrouped ? files.filter((file) => !isPhotograph(file)) : files);
}
export const dropUpload = (key: number): void => queue.drop(key);
/** Uploads the photographs of a group as documents of their own. */
export const ungroupUploads = (group: number): void => queue.ungroup(group);

/** Returns the files uploaded during this visit, in every state. */
export const useUploads = (): readonly Upload[] => useSyncExternalStore(queue.subscribe, queue.list);

export function setCombining(next: boolean): void {
  isCombining = next;
  for (const tell of listeners) tell();
}

/** Returns true where photographs that are added together are combined into one document. */
export const useCombining = (): boolean =>
  useSyncExternalStore(
    (heard) => {
      listeners.add(heard);
      return () => void listeners.delete(heard);
    },
    () => isCombining,
  );
