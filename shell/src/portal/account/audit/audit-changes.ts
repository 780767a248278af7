import type { Diff } from '@lichen/contracts/identity/audit/audit-log.entity';
import type { AuditedField } from '@lichen/contracts/identity/audit/audit-words.call';
import type { AuditLabels } from './audit-labels';
import { type Reading, valueText } from './audit-values';
import { spoken } from './structure-text';

/** The change of one field by one write, formatted for the user. */
export type Change = { readonly label: string } & (
  | { readonly kind: 'sides'; readonly from: string; readonly to: string }
  | { readonly kind: 'items'; readonly added: readonly string[]; readonly removed: readonly string[] }
  | { readonly kind: 'said'; readonly text: string }
  /** The parts of a structure that differ, or the records that a change affected. */
  | { readonly kind: 'parts'; readonly parts: readonly Change[]; readonly more: number }
);

type Plain = Readonly<Record<string, unknown>>;
type Side = { readonly from: unknown; readonly to: unknown };

/** Maximum number of affected records shown by name; the rest are only counted. */
const MOST_REACHED = 20;

const isPlain = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);
const isWholeOf = ({ kind }: AuditedField) => kind === 'money' || kind === 'place';
const asKey = (value: unknown): string => JSON.stringify(value ?? null);

function itemsOf(label: string, { from, to }: Side, field: AuditedField | undefined, reading: Reading): Change | null {
  const [before, after] = [from ?? [], to ?? []];
  if (!isList(before) || !isList(after)) return null;
  const [had, has] = [new Set(before.map(asKey)), new Set(after.map(asKey))];
  const text = (one: unknown) => valueText(one, field, reading);
  const added = after.filter((one) => !had.has(asKey(one))).map(text);
  const removed = before.filter((one) => !has.has(asKey(one))).map(text);
  // The same items in another order: both orders are shown.
  return added.length + removed.length > 0 ? { label, kind: 'items', added, removed } : null;
}

const sidesOf = (label: string, { from, to }: Side, field: AuditedField | undefined, reading: Reading): Change => ({
  label,
  kind: 'sides',
  from: valueText(from, field, reading),
  to: valueText(to, field, reading),
});

function partsOf(label: string, { from, to }: Side, reading: Reading): Change | null {
  // A structure that is new or removed is shown by its parts, too.
  const [before, after] = [from ?? (isPlain(to) ? {} : from), to ?? (isPlain(from) ? {} : to)];
  if (!(isPlain(before) && isPlain(after))) return null;
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const differing = names.filter((name) => asKey(before[name]) !== asKey(after[name]));
  const sides = (name: string): Side => ({ from: before[name], to: after[name] });
  const parts = differing.map((name) => changeOf(spoken(name), sides(name), undefined, reading));
  return { label, kind: 'parts', parts, more: 0 };
}

function changeOf(label: string, side: Side, field: AuditedField | undefined, reading: Reading): Change {
  if (field && isWholeOf(field)) return sidesOf(label, side, field, reading);
  return (
    (isList(side.from) || isList(side.to) ? itemsOf(label, side, field, reading) : null) ??
    partsOf(label, side, reading) ??
    sidesOf(label, side, field, reading)
  );
}

const idsOf = (side: unknown): ReadonlyMap<string, Plain> =>
  new Map((isList(side) ? side : []).filter(isPlain).map((row) => [String(row['_id']), row]));

/** Ids of the other records that a change affected, up to the number that is shown. */
export const reachedIds = ({ from, to }: Side): string[] =>
  [...new Set([...idsOf(from).keys(), ...idsOf(to).keys()])].slice(0, MOST_REACHED);

/** Records of another entity that changed with this one, each with its outcome. */
function reached(entity: string, side: Side, said: AuditLabels, reading: Reading): Change {
  const [before, after] = [idsOf(side.from), idsOf(side.to)];
  const all = new Set([...before.keys(), ...after.keys()]).size;
  const parts = reachedIds(side).map((id): Change => {
    const [had, has] = [before.get(id), after.get(id)];
    const label = reading.nameOf(entity, id) ?? nameIn(had) ?? id;
    const names = new Set([...Object.keys(had ?? {}), ...Object.keys(has ?? {})]);
    names.delete('_id');
    if (!(had && has)) return { label, kind: 'said', text: reading.t(had ? 'Deleted' : 'Created') };
    const diff = Object.fromEntries([...names].map((name) => [name, { from: had[name], to: has[name] }]));
    return { label, kind: 'parts', parts: changesOf({ entity_name: entity, diff }, said, reading), more: 0 };
  });
  return { label: said.record(entity), kind: 'parts', parts, more: all - parts.length };
}

const nameIn = (row: Plain | undefined): string | null => (typeof row?.['name'] === 'string' ? row['name'] : null);

interface Entry {
  readonly entity_name: string;
  readonly diff: Diff | null;
}

/** All changes of one write. */
export const changesOf = ({ entity_name, diff }: Entry, said: AuditLabels, reading: Reading): Change[] =>
  Object.entries(diff ?? {}).map(([name, side]) => {
    const field = said.kindOf(entity_name, name);
    return field === undefined && said.isRecord(name)
      ? reached(name, side, said, reading)
      : changeOf(said.field(entity_name, name), side, field, reading);
  });

/** A change as a single line, where there is no room for its parts. */
export function changeText(change: Change, t: Reading['t']): string {
  if (change.kind === 'sides') return `${change.label}: ${change.from} → ${change.to}`;
  if (change.kind === 'said') return `${change.label}: ${change.text}`;
  if (change.kind === 'items') return `${change.label}: ${itemsText(change, t)}`;
  return `${change.label}: ${change.parts.map((part) => changeText(part, t)).join(', ')}`;
}

interface Items {
  readonly added: readonly string[];
  readonly removed: readonly string[];
}

const itemsText = ({ added, removed }: Items, t: Reading['t']): string =>
  [
    ...(added.length > 0 ? [t('added {items}', { items: added.join(', ') })] : []),
    ...(removed.length > 0 ? [t('removed {items}', { items: removed.join(', ') })] : []),
  ].join('; ');
