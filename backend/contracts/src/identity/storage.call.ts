import { z } from 'zod';
import { defineCall } from '../entity/entity';
import { ADMIN } from '../portal/roles';

/** Returns the storage used by the company's files and its limit, in bytes. */
export const storageUsed = defineCall({
  name: 'storage_used',
  label: 'Storage used',
  method: 'GET',
  allow: ADMIN,
  input: z.strictObject({}),
  writes: false,
  dependsOn: [],
});

/** Bytes used by the company's files, and the limit of its account (`all`). */
export interface StorageUsed {
  used: number;
  all: number;
}
