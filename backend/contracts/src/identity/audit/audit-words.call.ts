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
  /** True for a year, which is written without a thousands separator. */
  readonly isYear?: true;
}

/** English labels with which the audit page describes changes of one entity. */
export interface AuditedEntity {
  readonly label: string;
  readonly fields: Readonly<Record<string, AuditedField>>;
  /** Labels of its actions, by name. */
  readonly actions: Readonly<Record<string, string>>;
  /** Descriptions of what happened to its records, by event name; more specific than the label of the action. */
  readonly events: Readonly<Record<string, string>>;
}

/** Labels by the entity names in audit rows. All texts are English; the reader's dictionary translates them. */
export type AuditWords = Readonly<Record<string, AuditedEntity>>;

/** Returns the labels of every entity of the portal, so that the audit does not have to load pages of other areas. */
export const auditWords = defineCall({
  name: 'audit_words',
  label: 'Labels for the audit log',
  method: 'GET',
  allow: ADMIN,
  input: z.strictObject({}),
  writes: false,
  dependsOn: [],
});
