import type { RepairGroup } from '@lichen/contracts/imports/import.entity';
import { useEffect } from 'react';
import type { Import } from '../import-words';

/** Returns whether the group is a warning, whose rows are imported without a decision. */
export const isWarning = ({ repair }: Pick<RepairGroup, 'repair'>) => repair === 'repeat' || repair === 'finding';

/** Key of a group of rows with the same problem; equal after the rows were checked again. */
export const groupKey = ({ repair, field, message }: Pick<RepairGroup, 'repair' | 'field' | 'message'>) =>
  `${repair} ${field} ${message}`;

/** Returns how many decisions this import has required in this tab, and how many are made. */
export function useDecisions({ _id, repairs }: Pick<Import, '_id' | 'repairs'>) {
  const storageKey = `lichen.import.${_id}`;
  const open = (repairs ?? []).filter((group) => !isWarning(group)).map(groupKey);
  const before: string[] = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]');
  const asked = JSON.stringify([...new Set([...before, ...open])]);
  useEffect(() => sessionStorage.setItem(storageKey, asked), [storageKey, asked]);
  const count = new Set([...before, ...open]).size;
  return { count, decided: count - open.length };
}
