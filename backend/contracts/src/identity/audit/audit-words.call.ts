import { z } from 'zod';
import { defineCall } from '../../entity/entity';
import type { Field } from '../../entity/fields';
import { ADMIN } from '../../portal/roles';

/** Label of a changed field, and the format of its values. */
export interface AuditedField {
  readonly label: string;
  readonly kind: Field['kind'];
  /** Labels of the options of a choice. */
  readonly words?: Readonly<Record<string, string>>;
  /** Reference list of its codes. */
  readonly list?: string;
  /** Kind of record whose id it holds. */
  readonly entity?: string;
  /** A year is written without a separator of thousands. */
  readonly isYear?: true;
}

export interface AuditedEntity {
  readonly label: string;
  readonly fields: Readonly<Record<string, AuditedField>>;
  /** Labels of its actions, by name. */
  readonly actions: Readonly<Record<string, string>>;
  /** What happened to its records, by the name of the event; says more than the label of an action of that name. */
  readonly events: Readonly<Record<string, string>>;
}

/** Words by the names of entities in audit rows. All texts are English; the reader's dictionary has the others. */
export type AuditWords = Readonly<Record<string, AuditedEntity>>;

/** The words of every entity of the portal, so that the audit needs no page of the area that a record belongs to. */
export const auditWords = defineCall({
  name: 'audit_words',
  label: 'Labels for the audit log',
  method: 'GET',
  allow: ADMIN,
  input: z.strictObject({}),
  writes: false,
  dependsOn: [],
});
