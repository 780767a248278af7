import { fullName } from '@lichen/contracts/business/full-name';
import { vehicle } from '@lichen/contracts/business/vehicle.entity';
import { account } from '@lichen/contracts/identity/account.entity';
import { DUE_DATES, FREQUENCIES, SCHEDULE_DEFAULTS } from '@lichen/contracts/identity/task-schedule';
import { ADMIN } from '@lichen/contracts/portal/roles';
import { Card, Facts, QueryStates, usePortal, useSingleton, useT } from '@lichen/kit';
import { Link } from '@lichen/kit/router';
import { ReviewState } from './ReviewState';
import type { Vehicle } from './vehicle-columns';

/** Shows who is reminded to enter a vehicle's records, how often, and whether reminders are turned on. */
export function ReminderCard({ vehicle: one }: { vehicle: Vehicle }) {
  const t = useT();
  const { may } = usePortal();
  const own = useSingleton(account);
  return (
    <Card
      title={t('Reminder and review')}
      {...(may(ADMIN) ? { actions: <Link to="/account/task_config">{t('Frequency')}</Link> } : {})}
    >
      <QueryStates of={own}>
        {({ send_vehicle_reminders, task_config }) => {
          const { frequency, due_date } = task_config.task.vehicle_review ?? {};
          return (
            <>
              <Facts
                facts={[
                  {
                    label: t(vehicle.fields.admin_profile_id.label),
                    value: one.admin_profile ? fullName(one.admin_profile) : t('No one'),
                  },
                  { label: t('Frequency'), value: t(FREQUENCIES[frequency ?? SCHEDULE_DEFAULTS.vehicle_review]) },
                  { label: t('Due within'), value: t(DUE_DATES[due_date ?? SCHEDULE_DEFAULTS.due_date]) },
                  { label: t('Reminders by email'), value: t(send_vehicle_reminders ? 'Turned on' : 'Turned off') },
                ]}
              />
              {!send_vehicle_reminders && (
                <p className="biz-quiet">
                  {may(ADMIN) ? (
                    <Link to="/account">{t('Turn reminders on under Account')}</Link>
                  ) : (
                    t('An administrator can turn reminders on.')
                  )}
                </p>
              )}
            </>
          );
        }}
      </QueryStates>
      <ReviewState id={one._id} />
    </Card>
  );
}
