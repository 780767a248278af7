import type { AuditedField } from '@lichen/contracts/identity/audit/audit-words.call';
import { MASKED } from '@lichen/contracts/identity/audit/audit-log.entity';
import type { ListedLine, Money, Place } from '@lichen/contracts/entity/fields';
import { placeText } from '@lichen/contracts/places/stops';
import { ROLE_NAMES } from '@lichen/contracts/portal/role-names';
import type { Formats, Translate } from '@lichen/kit';
import { auditMoment } from './audit-moment';
import { structureText } from './structure-text';

/** Formats stored values for the user. */
export interface Reading {
  readonly t: Translate;
  readonly format: Formats;
  /** Label of a code in a reference list; the code itself when it has none. */
  readonly labelOf: (list: string, code: string) => string;
  /** Display name of a record; null when it is unknown. */
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
  // The log stores these in place of values that it must not contain.
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

/** Formats a value from before or after a change according to its field. */
export function valueText(value: unknown, field: AuditedField | undefined, reading: Reading): string {
  if (value === null || value === undefined || value === '') return NOTHING;
  if (typeof value === 'boolean') return reading.t(value ? 'Yes' : 'No');
  if (typeof value === 'number') return numberText(value, field, reading);
  if (typeof value === 'string') return plainText(value, field, reading);
  if (Array.isArray(value)) return value.map((one) => inList(one, field, reading)).join(', ') || NOTHING;
  return objectText(value as object, field, reading);
}

/** Formats one item of a list; an item that itself has parts is put in brackets. */
function inList(one: unknown, field: AuditedField | undefined, reading: Reading): string {
  const text = valueText(one, field, reading);
  return isObject(one) && field?.kind !== 'listed' ? `(${text})` : text;
}
