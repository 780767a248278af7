import { checkActivities, type Finding, type RowFindings } from '@lichen/contracts/activities/checks/checks.call';
import type { ListAnswer } from '@lichen/contracts/api/api-responses';
import { data, useDebouncedValue } from '@lichen/kit';
import { useEffect, useRef, useState } from 'react';
import { rowsToCheck, tableOf } from './rows-to-check';
import { typedRows } from './sheet-rows';
import type { OpenSheet } from './useSheet';

const PAUSE = 800;

/** Returns findings by row key, loaded in one call for all rows changed since the last call. */
export function useSheetFindings({ form, rows, draftOf }: OpenSheet): ReadonlyMap<number, readonly Finding[]> {
  const debounced = useDebouncedValue(rows, PAUSE);
  const asked = useRef(new Map<number, readonly string[]>());
  const [known, setKnown] = useState<ReadonlyMap<number, readonly Finding[]>>(() => new Map());
  useEffect(() => {
    const typed = typedRows(debounced).map((row) => ({ key: row.key, ...draftOf(row) }));
    const changed = rowsToCheck(typed, asked.current);
    if (changed.length === 0) return;
    for (const { key, about } of changed) asked.current.set(key, about);
    const body = {
      activity_type: form.entity.name,
      ...tableOf(typed.map(({ draft }) => draft)),
      about: changed.map(({ at }) => at),
    };
    data<ListAnswer<RowFindings>>(checkActivities.name, { method: 'POST', body }).then(
      ({ list }) =>
        setKnown(
          (before) => new Map([...before, ...changed.map(({ key }, at) => [key, list[at]?.findings ?? []] as const)]),
        ),
      () => {
        // After a failed request the rows are checked again with the next change.
        for (const { key } of changed) asked.current.delete(key);
      },
    );
  }, [debounced, draftOf, form]);
  return known;
}
