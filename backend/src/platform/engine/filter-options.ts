import type { Entity, Filter } from '@lichen/contracts/entity/entity';
import type { CodeOf } from '@lichen/contracts/entity/resolve-code';
import { FIELD_TEXTS } from '@lichen/contracts/text/texts';
import { columnsOf } from '../store/columns';

/** Valid filter values that the definition of an entity does not list. */
export interface Known {
  /** Resolves codes of reference lists; without it, codes are not checked. */
  readonly codeOf?: CodeOf;
  /** Valid values by filter, from the rules of the entity. */
  readonly options?: Readonly<Record<string, readonly string[]>> | undefined;
}

const SWITCH: ReadonlySet<string> = new Set(['true', 'false', '1', '0']);

function isOption(entity: Entity, filter: Filter, text: string, { codeOf }: Known): boolean {
  if (filter.kind !== 'oneOf' && filter.kind !== 'hasAny' && filter.kind !== 'oneOfType') return true;
  if (filter.options) return filter.options.includes(text);
  const field = columnsOf(entity).fields[filter.field];
  if (field?.kind === 'choice') return field.options.includes(text);
  return field?.kind !== 'code' || codeOf === undefined || codeOf(field.list, text) === text;
}

const isSwitch = (entity: Entity, filter: Filter): boolean =>
  filter.kind === 'present' ||
  filter.kind === 'alsoOff' ||
  filter.kind === 'namesOnly' ||
  (filter.kind === 'oneOf' && columnsOf(entity).fields[filter.field]?.kind === 'boolean');

/**
 * Returns the error of values that no row can have. They are refused, because an empty list would suggest that there
 * are no such rows.
 */
export function optionError(
  entity: Entity,
  name: string,
  values: readonly string[],
  known: Known = {},
): string | undefined {
  const filter = entity.filters[name] as Filter;
  const said = values.filter((value) => value !== '');
  const options = known.options?.[name];
  if (options && !said.every((value) => options.includes(value))) return FIELD_TEXTS.choice;
  if (isSwitch(entity, filter)) return said.every((value) => SWITCH.has(value)) ? undefined : FIELD_TEXTS.boolean;
  return said.every((value) => isOption(entity, filter, value, known)) ? undefined : FIELD_TEXTS.choice;
}
