import { activity } from '@lichen/contracts/activities/list/activity.entity';
import {
  type PeriodEntriesAnswer,
  periodEntryErrors,
  savePeriodEntries,
} from '@lichen/contracts/activities/entries/period-entries.call';
import { staffProfile } from '@lichen/contracts/business/staff-profile.entity';
import { asDataError, data, refetchChanged, useSingleFlight, failureText } from '@lichen/kit';
import { useQueryClient } from '@lichen/kit/query';

/** Entities that the call changes. */
const CHANGED = [activity.name, staffProfile.name];

type PeriodEntriesInput = Parameters<typeof periodEntryErrors>[0] & { profile_id: string };

/** Errors by field; `other` belongs to no field of the form. */
export type EntryErrors = { errors: Readonly<Record<string, string>>; other: string | null };

/** Saves a week or a year; resolves to the stored entries, or to the errors. */
export function useSaveEntries() {
  const client = useQueryClient();
  const { run, isRunning } = useSingleFlight<{ stored: PeriodEntriesAnswer } | { refused: EntryErrors }>();
  const save = (asked: PeriodEntriesInput) =>
    run(async () => {
      const errors = periodEntryErrors(asked);
      if (Object.keys(errors).length > 0) return { refused: { errors, other: null } };
      try {
        const { obj } = await data<{ obj: PeriodEntriesAnswer }>(savePeriodEntries.name, {
          method: 'POST',
          body: asked,
        });
        for (const kind of CHANGED) refetchChanged(client, { entity: kind, kind });
        return { stored: obj };
      } catch (failed) {
        const error = asDataError(failed);
        return { refused: { errors: error.errors, other: failureText(error) } };
      }
    });
  return { save, isRunning };
}
