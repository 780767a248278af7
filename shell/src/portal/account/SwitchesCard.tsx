import { account } from '@lichen/contracts/identity/account.entity';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import { Card, useAction, useT } from '@lichen/kit';
import { SavedSwitch } from './SavedSwitch';

type Account = RecordOf<typeof account>;

/** The account field that each action sets. */
const FIELDS = {
  set_vehicle_reminders: 'send_vehicle_reminders',
  staff_level_absence_tracking: 'staff_level_absence_tracking',
} as const;

/** Switches of the company; each takes effect at once and shows its result beside itself. */
export function SwitchesCard({ of }: { of: Account }) {
  const t = useT();
  return (
    <Card title={t('Switches')} className="p-switches">
      <Switched
        of={of}
        action="set_vehicle_reminders"
        hint="After each period, emails whoever looks after vehicles that have no entries in it"
      />
      <Switched
        of={of}
        action="staff_level_absence_tracking"
        hint="Shows the Absences tab and lost hours on the page of each staff member"
      />
    </Card>
  );
}

interface Props {
  of: Account;
  action: keyof typeof FIELDS;
  hint: string;
}

function Switched({ of, action, hint }: Props) {
  const { run, isRunning } = useAction(account, action);
  return (
    <SavedSwitch
      label={account.actions[action].label}
      hint={hint}
      value={of[FIELDS[action]]}
      isRunning={isRunning}
      save={(value) => run(of, { value })}
    />
  );
}
