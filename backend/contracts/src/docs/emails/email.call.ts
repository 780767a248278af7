import { z } from 'zod';
import { defineCall } from '../../entity/entity';
import { ADMIN } from '../../portal/roles';
import { DOC_ROLES } from '../doc-access';

/** Address that documents can be emailed to. `address` is null if this installation does not accept email. */
export interface EmailAddress {
  readonly address: string | null;
  /** Maximum size of an email with all its files, in megabytes. */
  readonly max_mb: number;
}

/** Returns the company's address for documents. */
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

/** Creates a new address. Email to the previous address is refused from then on. */
export const newEmailAddress = defineCall({
  name: 'new_email_address',
  label: 'New email address for documents',
  method: 'POST',
  allow: ADMIN,
  subscription: 'docs',
  input: z.strictObject({}),
  writes: true,
});
