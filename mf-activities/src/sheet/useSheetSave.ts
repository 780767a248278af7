import type { RecordBase } from '@lichen/contracts/entity/entity';
import { TEXTS } from '@lichen/contracts/text/texts';
import { useSingleFlight, useSave, useT, useNotify, withOneReason } from '@lichen/kit';
import { type SheetRow, typedRows } from './sheet-rows';
import type { OpenSheet } from './useSheet';

/** Rows that are typed and not saved, and of these the ones that can be saved as they are. */
export function openRows({ rows, draftOf }: OpenSheet): { typed: SheetRow[]; ready: SheetRow[] } {
  const typed = typedRows(rows);
  return { typed, ready: typed.filter((row) => Object.keys(draftOf(row).errors).length === 0) };
}

/** Saves the rows that are ready, one after the other; what is refused says why and stays. */
export function useSheetSave(open: OpenSheet) {
  const { form, draftOf, change } = open;
  const t = useT();
  const notify = useNotify();
  const { create } = useSave(form.entity);
  const { run, isRunning } = useSingleFlight<void>();

  const saveOne = async (row: SheetRow): Promise<boolean> => {
    const outcome = await create(draftOf(row).draft, row.key);
    if (outcome.state === 'saved') {
      change({ type: 'saved', key: row.key, id: (outcome.record as RecordBase)._id });
      return true;
    }
    const { errors = {}, message = TEXTS.unexpected } = outcome.state === 'failed' ? outcome.error : {};
    const named = Object.entries(errors).map(([path, text]) => [path.split('.')[0] ?? path, text]);
    change({ type: 'refused', key: row.key, errors: Object.fromEntries(named) });
    if (named.length === 0) notify(t(message), 'bad');
    return false;
  };

  const save = () =>
    run(async () => {
      const { ready } = openRows(open);
      let saved = 0;
      // All at once: the last of many waits for the others, and goes as it stands now.
      for (const { key } of ready) change({ type: 'sending', key });
      await withOneReason(async () => {
        for (const row of ready) if (await saveOne(row)) saved += 1;
      });
      if (saved > 0) notify(t('{count} saved', { count: saved }));
    });
  return { save, isSaving: isRunning };
}
