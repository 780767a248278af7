import { UPLOAD_BYTES, UPLOAD_TOO_LARGE } from '@lichen/contracts/text/upload-limit';
import { useSyncExternalStore } from 'react';
import { sendFile } from './send-file.client';
import { type Upload, uploadQueue } from './upload-queue';

const queue = uploadQueue({
  send: sendFile,
  refusal: ({ size }) => (size > UPLOAD_BYTES ? UPLOAD_TOO_LARGE : null),
});

export const addUploads = (files: readonly File[]): void => queue.add(files);
export const dropUpload = (key: number): void => queue.drop(key);

/** Files of this visit that are on their way or have arrived. */
export const useUploads = (): readonly Upload[] => useSyncExternalStore(queue.subscribe, queue.list);
