import { useT, useTn } from '@lichen/kit';
import { Button } from '@lichen/kit/antd';
import { useReminders } from './useReminders';

interface Props {
  chosen: ReadonlySet<string>;
  onDone: () => void;
}

/** Sends a reminder for each selected demand. */
export function RemindChosen({ chosen, onDone }: Props) {
  const t = useT();
  const tn = useTn();
  const { remind, isRunning } = useReminders();
  if (chosen.size === 0) return null;
  const send = async () => {
    if (await remind([...chosen])) onDone();
  };
  return (
    <div className="cp-acts">
      <span>{tn(chosen.size, '{count} chosen', '{count} chosen')}</span>
      <Button type="primary" loading={isRunning} onClick={() => void send()}>
        {t('Send reminder')}
      </Button>
    </div>
  );
}
