import type { RecordAnswer } from '@lichen/contracts/api/api-responses';
import { paths } from '@lichen/contracts/api/paths';
import { recalculate } from '@lichen/contracts/activities/recalculation/recalculation.call';
import { asDataError, failureText, data, useNotify, useSingleFlight } from '@lichen/kit';
import { useNavigate } from '@lichen/kit/router';

/** Starts a recalculation of all outdated figures and opens the proposal. */
export function useRecalculateBehind() {
  const notify = useNotify();
  const navigate = useNavigate();
  const { run, isRunning } = useSingleFlight<void>();
  const start = async () => {
    try {
      const body = { behind: true };
      const { obj } = await data<RecordAnswer<{ _id: string }>>(recalculate.name, { method: 'POST', body });
      navigate(paths.recalculation(obj._id));
    } catch (error) {
      notify(failureText(asDataError(error)), 'bad');
    }
  };
  return { isRunning, start: () => void run(start) };
}
