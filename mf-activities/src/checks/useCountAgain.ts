import type { Finding } from '@lichen/contracts/activities/checks/checks.call';
import { asDataError, failureText, data, useNotify, useSingleFlight, withOneReason } from '@lichen/kit';

/** Makes the calculations of a finding count again; a change to an approved year asks for a reason once. */
export function useCountAgain({ calculations = [] }: Finding) {
  const notify = useNotify();
  const { run, isRunning } = useSingleFlight<void>();
  const work = async () => {
    try {
      await withOneReason(async () => {
        for (const id of calculations)
          await data(`emission_calcs/${encodeURIComponent(id)}`, { method: 'PATCH', body: { used: true } });
      });
    } catch (error) {
      notify(failureText(asDataError(error)), 'bad');
    }
  };
  return { isRunning, count: () => void run(work) };
}
