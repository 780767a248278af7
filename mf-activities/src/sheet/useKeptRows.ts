import type { Place } from '@lichen/contracts/entity/fields';
import { useKeptTyping } from '@lichen/kit';
import { type ReactNode, useMemo } from 'react';
import type { TypeForm } from '../types/shared/type-form';
import { isBlank, type SheetChange, type SheetRow } from './sheet-rows';

interface Options {
  form: TypeForm;
  rows: readonly SheetRow[];
  places: ReadonlyMap<string, Place>;
  keep: (places: readonly Place[]) => void;
  change: (change: SheetChange) => void;
}

interface StoredRows {
  rows: readonly SheetRow['cells'][];
  places: readonly Place[];
}

/** Stores the typed, unsaved rows with their chosen places; returns the offer to restore earlier ones. */
export function useKeptRows({ form, rows, places, keep, change }: Options): ReactNode {
  const typed = useMemo<StoredRows | null>(() => {
    const open = rows.filter((row) => row.savedId === undefined && !isBlank(row)).map(({ cells }) => cells);
    const texts = new Set(open.flatMap(Object.values));
    const chosen = [...places].filter(([text]) => texts.has(text)).map(([, place]) => place);
    return open.length > 0 ? { rows: open, places: chosen } : null;
  }, [rows, places]);
  const { note } = useKeptTyping<StoredRows>({
    name: `sheet ${form.entity.name}`,
    typed,
    restore: (kept) => {
      keep(kept.places);
      change({ type: 'restore', rows: kept.rows });
    },
    join: (kept, now) => ({ rows: [...kept.rows, ...now.rows], places: [...kept.places, ...now.places] }),
  });
  return note;
}
