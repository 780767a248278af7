import type { demand } from '@lichen/contracts/compliance/demands/demand.entity';
import { REMINDER_REST_MS } from '@lichen/contracts/compliance/demands/demand-texts';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import { useConfirm, usePortal, useTn } from '@lichen/kit';
import { Button } from '@lichen/kit/antd';
import { useReminders } from '../demands/useReminders';

type Demand = RecordOf<typeof demand>;

/** True if the partner has not submitted and had no reminder within 72 hours. */
const isWaiting = ({ stage, reminder_sent_on: last }: Demand, now: number): boolean =>
  (stage === 'invited' || stage === 'opened' || stage === 'started') &&
  (last === null || now - last >= REMINDER_REST_MS);

/** Reminds all partners that have not submitted yet. Asks for confirmation, because it may send many emails. */
export function RemindWaiting({ of: demands }: { of: readonly Demand[] }) {
  const tn = useTn();
  const confirm = useConfirm();
  const { now } = usePortal();
  const { remind, isRunning } = useReminders();
  const waiting = demands.filter((one) => isWaiting(one, now()));
  if (waiting.length === 0) return null;
  const words = tn(waiting.length, 'Remind {count} not yet submitted', 'Remind {count} not yet submitted');
  const send = async () => {
    const question = { title: 'Send reminder', text: words, action: 'Send reminder' };
    if (await confirm(question)) await remind(waiting.map(({ _id }) => _id));
  };
  return (
    <Button loading={isRunning} onClick={() => void send()}>
      {words}
    </Button>
  );
}
