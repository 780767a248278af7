import { UPLOAD_BYTES, UPLOAD_TOO_LARGE } from '@lichen/contracts/text/upload-limit';
import { doc } from '@lichen/contracts/docs/doc.entity';
import { sendFile } from '@lichen/kit';
import { useSyncExternalStore } from 'react';
import { type Upload, uploadQueue } from './upload-queue';

const queue = uploadQueue({
  send: (file, onProgress) => sendFile(doc.name, file, onProgress),
  refusal: ({ size }) => (size > UPLOAD_BYTES ? UPLOAD_TOO_LARGE : null),
});

export const addUploads = (files: readonly File[]): void => queue.add(files);
export const dropUpload = (key: number): void => queue.drop(key);

/** Files of this visit that are on their way or have arrived. */
export const useUploads = (): readonly Upload[] => useSyncExternalStore(queue.subscribe, queue.list);
