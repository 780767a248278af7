import { z } from 'zod';
import { defineCall } from '../entity/entity';
import { ADMIN } from '../portal/roles';

/** Room that the files of the own company take, and may take, in bytes. */
export const storageUsed = defineCall({
  name: 'storage_used',
  label: 'Storage used',
  method: 'GET',
  allow: ADMIN,
  input: z.strictObject({}),
  writes: false,
  dependsOn: [],
});

export interface StorageUsed {
  used: number;
  all: number;
}
