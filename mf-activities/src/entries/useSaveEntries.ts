import { activity } from '@lichen/contracts/activities/list/activity.entity';
import { periodEntryErrors, savePeriodEntries } from '@lichen/contracts/activities/entries/period-entries.call';
import { staffFacts } from '@lichen/contracts/activities/list/staff-facts.call';
import { staffProfile } from '@lichen/contracts/business/staff-profile.entity';
import { asDataError, data, useSingleFlight } from '@lichen/kit';
import { useQueryClient } from '@lichen/kit/query';

/** Everything that shows the entries, or what they come to. */
const SHOWN_IN = [activity.name, staffFacts.name, staffProfile.name];

type Asked = Parameters<typeof periodEntryErrors>[0] & { profile_id: string };

/** What is wrong by field; `other` belongs to none of the form. */
export type Refusal = { errors: Readonly<Record<string, string>>; other: string | null };

/** Saves a week or a year; answers what stands against it, or nothing. */
export function useSaveEntries() {
  const client = useQueryClient();
  const { run, isRunning } = useSingleFlight<Refusal | null>();
  const save = (asked: Asked) =>
    run(async () => {
      const errors = periodEntryErrors(asked);
      if (Object.keys(errors).length > 0) return { errors, other: null };
      try {
        await data(savePeriodEntries.name, { method: 'POST', body: asked });
      } catch (failed) {
        const error = asDataError(failed);
        return { errors: error.errors, other: error.message };
      }
      void Promise.all(SHOWN_IN.map((kind) => client.invalidateQueries({ queryKey: [kind] })));
      return null;
    });
  return { save, isRunning };
}
