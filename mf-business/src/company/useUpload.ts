import type { Entity } from '@lichen/contracts/entity/entity';
import { asDataError, data, type DataError, refetchChanged, useSingleFlight } from '@lichen/kit';
import { useQueryClient } from '@lichen/kit/query';

/** Uploads one file for a record of an entity and refetches the entity. Returns the error where the upload fails. */
export function useUpload(upload: string, { name: kind }: Entity) {
  const client = useQueryClient();
  const { run, isRunning } = useSingleFlight<DataError | null>();
  const send = (file: File, fields: Readonly<Record<string, string>> = {}) =>
    run(async () => {
      const body = new FormData();
      for (const [name, value] of Object.entries({ entity: upload, ...fields })) body.set(name, value);
      body.set('file', file);
      try {
        await data('/api/upload', { method: 'POST', body });
        refetchChanged(client, { entity: kind, kind });
        return null;
      } catch (error) {
        return asDataError(error);
      }
    });
  return { send, isSending: isRunning };
}
