import type { RecordAnswer } from '@lichen/contracts/api/api-responses';
import { demand } from '@lichen/contracts/compliance/demands/demand.entity';
import { MOST_REMINDED, type Reminded, remindPartners } from '@lichen/contracts/compliance/demands/remind.call';
import { asDataError, data, failureText, useNotify, useSingleFlight, useTn } from '@lichen/kit';
import { useQueryClient } from '@lichen/kit/query';

const NOTHING: Reminded = { reminded: 0, resting: 0, for_review: 0, compliant: 0, not_asked: 0 };

/** Sends the reminders in as many calls as the limit per call requires, and adds up the results. */
async function remindedOf(ids: readonly string[]): Promise<Reminded> {
  const sum = { ...NOTHING };
  for (let at = 0; at < ids.length; at += MOST_REMINDED) {
    const body = { ids: ids.slice(at, at + MOST_REMINDED) };
    const { obj } = await data<RecordAnswer<Reminded>>(remindPartners.name, { method: 'POST', body });
    for (const state of Object.keys(NOTHING) as (keyof Reminded)[]) sum[state] += obj[state];
  }
  return sum;
}

/** Sends reminders for many demands at once, and notifies the person of the result. */
export function useReminders() {
  const tn = useTn();
  const notify = useNotify();
  const client = useQueryClient();
  const { run, isRunning } = useSingleFlight<boolean>();
  const said = ({ reminded, resting, for_review, compliant, not_asked }: Reminded) =>
    [
      tn(reminded, '{count} reminder sent.', '{count} reminders sent.'),
      resting > 0 &&
        tn(resting, '{count} was sent less than 72 hours ago.', '{count} were sent less than 72 hours ago.'),
      for_review > 0 && tn(for_review, '{count} waits for your review.', '{count} wait for your review.'),
      compliant > 0 && tn(compliant, '{count} is in force and not due yet.', '{count} are in force and not due yet.'),
      not_asked > 0 && tn(not_asked, '{count} is not asked at present.', '{count} are not asked at present.'),
    ]
      .filter(Boolean)
      .join(' ');
  /** Resolves to true if all calls succeeded. */
  const remind = (ids: readonly string[]): Promise<boolean> =>
    run(async () => {
      try {
        const all = await remindedOf(ids);
        notify(said(all), all.reminded > 0 ? 'good' : undefined);
        return true;
      } catch (error) {
        notify(failureText(asDataError(error)), 'bad');
        return false;
      } finally {
        // Some calls may have succeeded before one failed.
        void client.invalidateQueries({ queryKey: [demand.name] });
      }
    });
  return { remind, isRunning };
}
