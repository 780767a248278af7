import type { RecordAnswer } from '@lichen/contracts/api/api-responses';
import { demand } from '@lichen/contracts/compliance/demands/demand.entity';
import { MOST_REMINDED, type Reminded, remindPartners } from '@lichen/contracts/compliance/demands/remind.call';
import { asDataError, data, failureText, useNotify, useSingleFlight, useT, useTn } from '@lichen/kit';
import { useQueryClient } from '@lichen/kit/query';

/** Reminds partners of many demands in one press, and says what came of it. */
export function useReminders() {
  const t = useT();
  const tn = useTn();
  const notify = useNotify();
  const client = useQueryClient();
  const { run, isRunning } = useSingleFlight<boolean>();
  const said = ({ reminded, resting, for_review }: Reminded) =>
    [
      tn(reminded, '{count} reminder sent.', '{count} reminders sent.'),
      resting > 0 &&
        tn(resting, '{count} was sent less than 72 hours ago.', '{count} were sent less than 72 hours ago.'),
      for_review > 0 && tn(for_review, '{count} waits for your review.', '{count} wait for your review.'),
    ]
      .filter(Boolean)
      .join(' ');
  /** Answers whether the reminders are on their way. */
  const remind = (ids: readonly string[]): Promise<boolean> =>
    run(async () => {
      try {
        const body = { ids: ids.slice(0, MOST_REMINDED) };
        const { obj } = await data<RecordAnswer<Reminded>>(remindPartners.name, { method: 'POST', body });
        notify(said(obj), obj.reminded > 0 ? 'good' : undefined);
        void client.invalidateQueries({ queryKey: [demand.name] });
        return true;
      } catch (error) {
        notify(t(failureText(asDataError(error))), 'bad');
        return false;
      }
    });
  return { remind, isRunning };
}
