import {
  decideRecalculation,
  type RECALCULATION_DECISIONS,
} from '@lichen/contracts/activities/recalculation/recalculation.call';
import {
  asDataError,
  failureText,
  data,
  type Translate,
  useConfirm,
  useSingleFlight,
  useT,
  useNotify,
} from '@lichen/kit';

type Decision = (typeof RECALCULATION_DECISIONS)[number];

const questionsIn = (t: Translate, changed: string) => ({
  commit: {
    title: t('Commit this recalculation?'),
    text: t('{count} activities will get the proposed figures. Their previous figures remain in their history.', {
      count: changed,
    }),
    action: 'Commit',
  },
  discard: {
    title: t('Discard this proposal?'),
    text: t('The proposed figures are discarded. Nothing else changes.'),
    action: 'Discard',
    dangerous: true,
  },
});

/** Asks for confirmation, sends the decision and reports errors; `done` runs after each decision. */
export function useDecision(id: string, changed: string, done: () => unknown) {
  const t = useT();
  const notify = useNotify();
  const confirm = useConfirm();
  const { run, isRunning } = useSingleFlight<void>();

  const send = async (decision: Decision) => {
    try {
      await data(decideRecalculation.name, { method: 'POST', body: { id, decision } });
    } catch (error) {
      notify(failureText(asDataError(error)), 'bad');
    }
    await done();
  };

  return {
    isRunning,
    ask: async (decision: 'commit' | 'discard') => {
      if (await confirm(questionsIn(t, changed)[decision])) await run(() => send(decision));
    },
    cancel: () => run(() => send('cancel')),
  };
}
