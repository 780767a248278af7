import type { Entity, Filter } from '@lichen/contracts/entity/entity';
import type { CodeOf } from '@lichen/contracts/entity/resolve-code';
import { FIELD_TEXTS } from '@lichen/contracts/text/texts';
import { columnsOf } from '../store/columns';

/** Finds codes of reference lists; without it, codes are not judged. */
export interface Codes {
  readonly codeOf: CodeOf;
}

const SWITCH: ReadonlySet<string> = new Set(['true', 'false', '1', '0']);

function isOption(entity: Entity, filter: Filter, text: string, codes: Codes | undefined): boolean {
  if (filter.kind !== 'oneOf' && filter.kind !== 'hasAny' && filter.kind !== 'oneOfType') return true;
  if (filter.options) return filter.options.includes(text);
  const field = columnsOf(entity).fields[filter.field];
  if (field?.kind === 'choice') return field.options.includes(text);
  return field?.kind !== 'code' || codes === undefined || codes.codeOf(field.list, text) === text;
}

const isSwitch = (entity: Entity, filter: Filter): boolean =>
  filter.kind === 'present' ||
  filter.kind === 'alsoOff' ||
  filter.kind === 'namesOnly' ||
  (filter.kind === 'oneOf' && columnsOf(entity).fields[filter.field]?.kind === 'boolean');

/**
 * What is wrong with values that no row can have. They are refused: an empty list would say that there is nothing,
 * where only the question was a wrong one.
 */
export function optionError(
  entity: Entity,
  filter: Filter,
  values: readonly string[],
  codes: Codes | undefined,
): string | undefined {
  const said = values.filter((value) => value !== '');
  if (isSwitch(entity, filter)) return said.every((value) => SWITCH.has(value)) ? undefined : FIELD_TEXTS.boolean;
  return said.every((value) => isOption(entity, filter, value, codes)) ? undefined : FIELD_TEXTS.choice;
}
