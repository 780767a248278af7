import type { RecordBase } from '@lichen/contracts/entity/entity';
import { TEXTS } from '@lichen/contracts/text/texts';
import { useConfirm, useSingleFlight, useSave, useT, useTn, useNotify, withOneReason, failureText } from '@lichen/kit';
import { type SheetRow, typedRows } from './sheet-rows';
import type { OpenSheet } from './useSheet';

/** Returns the typed, unsaved rows, and those of them that are ready to save. */
export function openRows({ rows, draftOf }: OpenSheet): { typed: SheetRow[]; ready: SheetRow[] } {
  const typed = typedRows(rows);
  return { typed, ready: typed.filter((row) => Object.keys(draftOf(row).errors).length === 0) };
}

/** Most place names listed in a question. */
const MOST_NAMED = 5;

/** Saves the ready rows one after the other; refused rows stay and show their errors. */
export function useSheetSave(open: OpenSheet) {
  const { form, draftOf, change } = open;
  const t = useT();
  const tn = useTn();
  const notify = useNotify();
  const confirm = useConfirm();
  const { create } = useSave(form.entity);
  const { run, isRunning } = useSingleFlight<void>();

  const saveOne = async (row: SheetRow): Promise<boolean> => {
    const outcome = await create(draftOf(row).draft, row.key);
    if (outcome.state === 'saved') {
      change({ type: 'saved', key: row.key, id: (outcome.record as RecordBase)._id });
      return true;
    }
    const errors = outcome.state === 'failed' ? outcome.error.errors : {};
    const named = Object.entries(errors).map(([path, text]) => [path.split('.')[0] ?? path, text]);
    change({ type: 'refused', key: row.key, errors: Object.fromEntries(named) });
    if (named.length === 0)
      notify(outcome.state === 'failed' ? failureText(outcome.error) : t(TEXTS.unexpected), 'bad');
    return false;
  };

  /** Asks once about all places known by name only. */
  const maySave = async (ready: readonly SheetRow[]): Promise<boolean> => {
    const names = new Set(ready.flatMap((row) => Object.values(draftOf(row).unfound).flat()));
    if (names.size === 0) return true;
    const places = [...names].slice(0, MOST_NAMED).join(', ') + (names.size > MOST_NAMED ? ' …' : '');
    const text = tn(
      names.size,
      '{count} place was not found: {places}. If it is saved by name only, it has no country or coordinates. Press F8 to go to it.',
      '{count} places were not found: {places}. If they are saved by name only, they have no country or coordinates. Press F8 to go to them.',
      { places },
    );
    return confirm({ title: 'Save places by name only?', text, action: 'Save' });
  };

  const save = () =>
    run(async () => {
      const { ready } = openRows(open);
      if (!(await maySave(ready))) return;
      let saved = 0;
      // Locks all rows at once: later rows wait for earlier ones and are sent as they are now.
      for (const { key } of ready) change({ type: 'sending', key });
      await withOneReason(async () => {
        for (const row of ready) if (await saveOne(row)) saved += 1;
      });
      if (saved > 0) notify(t('{count} saved', { count: saved }));
    });
  return { save, isSaving: isRunning };
}
