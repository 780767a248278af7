import { account } from '@lichen/contracts/identity/account.entity';
import { ADMIN } from '@lichen/contracts/portal/roles';
import { Card, DayField, NoPermission, Page, QueryStates, usePortal, useSingleton, useT } from '@lichen/kit';
import { REPORT_NAMES, REPORT_TYPES } from '@lichen/contracts/identity/report-types';
import { TASK_NAMES, TASK_TYPES } from '@lichen/contracts/identity/role-tasks';
import { REPEATED_TASK } from '@lichen/contracts/identity/task-schedule';
import { AccountTabs } from './AccountTabs';
import { type Account, ScheduleHeads, ScheduleRow, type SetSchedule, useSetSchedule } from './ScheduleRow';
import './task-config.css';

export default function TaskConfigPage() {
  const t = useT();
  const { may } = usePortal();
  return (
    <Page title={t('Task configuration')} context={t('How often tasks come, and when they are due')}>
      <AccountTabs />
      {may(ADMIN) ? <Configuration /> : <NoPermission who={ADMIN} />}
    </Page>
  );
}

function Configuration() {
  const t = useT();
  const own = useSingleton(account);
  const set = useSetSchedule();
  return (
    <QueryStates of={own}>
      {(stored) => (
        <>
          <p role="note">
            {t(
              'Vehicles are to be reviewed once a period is over, reports to be created at the beginning of each. Vehicle reminders, which are switched on under Account, follow the frequency of vehicle reviews.',
            )}
          </p>
          <Start of={stored} set={set} />
          <Reports of={stored} set={set} />
          <Tasks of={stored} set={set} />
        </>
      )}
    </QueryStates>
  );
}

interface Props {
  of: Account;
  set: SetSchedule;
}

function Start({ of, set }: Props) {
  const t = useT();
  return (
    <Card title={t('Start')} className="p-schedule-start">
      <DayField
        label="Start date"
        hint="Report tasks come from this day on; without it, none do"
        value={of.task_config.start_date}
        onChange={(start_date) => void set(of, { start_date })}
      />
    </Card>
  );
}

function Reports({ of, set }: Props) {
  const t = useT();
  return (
    <Card title={t('Reports')}>
      <ScheduleHeads />
      {REPORT_TYPES.map((report_type) => (
        <ScheduleRow
          key={report_type}
          name={t(REPORT_NAMES[report_type])}
          schedule={of.task_config.report[report_type]}
          frequency="none"
          onChange={(chosen) => void set(of, { report: { report_type, ...chosen } })}
        />
      ))}
    </Card>
  );
}

function Tasks({ of, set }: Props) {
  const t = useT();
  return (
    <Card title={t('Tasks')}>
      <ScheduleHeads />
      {TASK_TYPES.map((task_type) => (
        <ScheduleRow
          key={task_type}
          name={t(TASK_NAMES[task_type])}
          schedule={of.task_config.task[task_type]}
          frequency={task_type === REPEATED_TASK ? 'default' : undefined}
          onChange={(chosen) => void set(of, { task: { task_type, ...chosen } })}
        />
      ))}
    </Card>
  );
}
