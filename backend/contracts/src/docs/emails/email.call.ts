import { z } from 'zod';
import { defineCall } from '../../entity/entity';
import { ADMIN } from '../../portal/roles';
import { DOC_ROLES } from '../doc-access';

/** Where documents can be sent. `address` is null where this installation takes no mail. */
export interface EmailAddress {
  readonly address: string | null;
  /** Largest email with all its files, in megabytes. */
  readonly max_mb: number;
}

export const emailAddress = defineCall({
  name: 'email_address',
  label: 'Email address for documents',
  method: 'GET',
  allow: DOC_ROLES,
  subscription: 'docs',
  input: z.strictObject({}),
  writes: false,
  dependsOn: [],
});

/** Makes a new address; mail to the one before is refused from then on. */
export const newEmailAddress = defineCall({
  name: 'new_email_address',
  label: 'New email address for documents',
  method: 'POST',
  allow: ADMIN,
  subscription: 'docs',
  input: z.strictObject({}),
  writes: true,
});
