import type { RepairGroup } from '@lichen/contracts/imports/import.entity';
import type { Entity } from '@lichen/contracts/entity/entity';
import type { Read } from '../../../platform/engine/rules';
import type { ImportKind } from '../../../platform/imports/import-kind';
import { nearestRecords } from './record-names.query';

/** The entity that a column refers to. */
export function referredBy({ fields }: Entity, column: string): string | undefined {
  const field = (fields as Record<string, { kind: string; entity?: string }>)[column];
  return field?.kind === 'ref' ? field.entity : undefined;
}

/** Adds the closest existing records to each group of names that were not found. */
export async function withNearest(
  { served, records }: ImportKind,
  groups: readonly RepairGroup[],
  read: Read,
): Promise<RepairGroup[]> {
  const found: RepairGroup[] = [];
  for (const group of groups) {
    const kind = group.repair === 'record' ? referredBy(served.entity, group.field) : undefined;
    const names = group.texts.map(({ text }) => text);
    const near = kind === undefined ? [] : await nearestRecords(read, records[kind], names);
    const texts = group.texts.map((text, at) => (near[at]?.length ? { ...text, near: near[at] } : text));
    found.push({ ...group, texts });
  }
  return found;
}
