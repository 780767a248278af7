import type { RepairGroup } from '@lichen/contracts/imports/import.entity';
import type { Field } from '@lichen/contracts/entity/fields';
import { unitFieldsOf } from '../file/units-in-cells';
import type { ImportPlan } from '../import-plan';

type Units = Pick<ImportPlan, 'entity' | 'settings' | 'headings'>;

/** Returns the unit or currency of a column's figures; undefined if it is unknown or differs from row to row. */
function unitOf({ entity, settings: { columns, defaults, currency }, headings }: Units, name: string) {
  const fields = entity.fields as Record<string, Field>;
  const isMoney = fields[name]?.kind === 'money';
  const from = isMoney ? `${name}.currency` : unitFieldsOf(name).find((each) => fields[each]?.kind === 'choice');
  if (from === undefined || columns.includes(from)) return undefined;
  const shared = defaults[from] ?? (isMoney ? (headings.get(name)?.currency ?? currency) : null);
  return shared === null ? undefined : String(shared);
}

/** Adds to a question about an ambiguous number what its column's figures are in. */
export function withUnit(plan: Units, group: RepairGroup): RepairGroup {
  const kind = (plan.entity.fields as Record<string, Field>)[group.field]?.kind;
  if (group.repair !== 'order' || kind === 'day') return group;
  const [unit, tens] = [unitOf(plan, group.field), plan.headings.get(group.field)?.tens ?? 0];
  return { ...group, ...(unit === undefined ? {} : { unit }), ...(tens === 0 ? {} : { tens }) };
}
