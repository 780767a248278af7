import type { Entity } from '@lichen/contracts/entity/entity';
import type { Listener } from '../jobs/outbox';
import type { Platform } from '../platform';
import { fileRecords } from './file-records';

/** Makes the listener that deletes the files of a removed record; nothing else may refer to them. */
export const deleteFilesOf =
  ({ name: entity }: Entity, name: string) =>
  ({ database, clock }: Pick<Platform, 'database' | 'clock'>): Listener => {
    const kept = fileRecords(database, clock);
    return {
      name,
      on: [`${entity}.remove`],
      handle: async ({ companyId, payload }, tx) => {
        for (const { id } of await kept.ofOwner(companyId, String(payload['id']))) await kept.remove(tx, companyId, id);
      },
    };
  };
