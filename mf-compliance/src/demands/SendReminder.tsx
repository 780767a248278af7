import { DEMAND_TEXTS } from '@lichen/contracts/compliance/demands/demand-texts';
import { demand } from '@lichen/contracts/compliance/demands/demand.entity';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import { useAction, useNotifyOutcome, useT } from '@lichen/kit';
import { Button } from '@lichen/kit/antd';

/** Button that reminds the partner of a demand. */
export function SendReminder({ of: one }: { of: RecordOf<typeof demand> }) {
  const t = useT();
  const notify = useNotifyOutcome();
  const { run, isRunning } = useAction(demand, 'send_reminder');
  return (
    <Button loading={isRunning} onClick={async () => notify(await run(one, {}), DEMAND_TEXTS.reminderSent)}>
      {t('Send reminder')}
    </Button>
  );
}
