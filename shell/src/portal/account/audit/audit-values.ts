import type { AuditedField } from '@lichen/contracts/identity/audit/audit-words.call';
import { MASKED } from '@lichen/contracts/identity/audit/audit-log.entity';
import type { ListedLine, Money, Place } from '@lichen/contracts/entity/fields';
import { placeText } from '@lichen/contracts/places/stops';
import { ROLE_NAMES } from '@lichen/contracts/portal/role-names';
import type { Formats, Translate } from '@lichen/kit';
import { auditMoment } from './audit-moment';
import { structureText } from './structure-text';

/** What turns a stored value into the reader's words. */
export interface Reading {
  readonly t: Translate;
  readonly format: Formats;
  /** Label of a code of a reference list; the code itself where it has none. */
  readonly labelOf: (list: string, code: string) => string;
  /** What a record is known by; null where nothing says it. */
  readonly nameOf: (entity: string, id: string) => string | null;
}

export const NOTHING = '–';

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

function numberText(value: number, field: AuditedField | undefined, { format }: Reading): string {
  if (field?.kind === 'day') return format.day(value);
  if (field?.kind === 'instant') return auditMoment(value, format.language);
  return field?.isYear ? String(value) : format.digits('every', value);
}

function plainText(value: string, field: AuditedField | undefined, { t, labelOf, nameOf }: Reading): string {
  // The log holds these in place of what it must not hold.
  if (value === MASKED) return value;
  const words = field?.words?.[value];
  if (words !== undefined) return t(words);
  if (field?.list !== undefined) return labelOf(field.list, value);
  if (field?.entity !== undefined) return nameOf(field.entity, value) ?? value;
  const role = field?.kind === 'roles' ? (ROLE_NAMES as Readonly<Record<string, string>>)[value] : undefined;
  return role === undefined ? value : t(role);
}

function objectText(value: object, field: AuditedField | undefined, reading: Reading): string {
  if (field?.kind === 'money') return reading.format.money(value as Money);
  if (field?.kind === 'place') return placeText(value as Place);
  if (field?.kind === 'listed' && 'label' in value) return (value as ListedLine).label;
  return structureText(value, (inner) => valueText(inner, isObject(value) ? undefined : field, reading));
}

/** A value before or after, as the reader writes values of its kind. */
export function valueText(value: unknown, field: AuditedField | undefined, reading: Reading): string {
  if (value === null || value === undefined || value === '') return NOTHING;
  if (typeof value === 'boolean') return reading.t(value ? 'Yes' : 'No');
  if (typeof value === 'number') return numberText(value, field, reading);
  if (typeof value === 'string') return plainText(value, field, reading);
  if (Array.isArray(value)) return value.map((one) => inList(one, field, reading)).join(', ') || NOTHING;
  return objectText(value as object, field, reading);
}

/** One of several: what is made of parts itself stands in brackets. */
function inList(one: unknown, field: AuditedField | undefined, reading: Reading): string {
  const text = valueText(one, field, reading);
  return isObject(one) && field?.kind !== 'listed' ? `(${text})` : text;
}
