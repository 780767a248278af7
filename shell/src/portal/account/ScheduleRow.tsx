import { account } from '@lichen/contracts/identity/account.entity';
import type { InputOf, RecordOf } from '@lichen/contracts/entity/entity';
import { DUE_DATES, FREQUENCIES, SCHEDULE_DEFAULTS, type Schedule } from '@lichen/contracts/identity/task-schedule';
import { failureText, useAction, useNotify, useT } from '@lichen/kit';
import { Select } from '@lichen/kit/antd';

export type Account = RecordOf<typeof account>;
type Input = InputOf<typeof account, 'set_task_config'>;
export type SetSchedule = (of: Account, input: Input) => Promise<void>;

/** Returns a function that saves a choice at once and confirms it with a notice. */
export function useSetSchedule(): SetSchedule {
  const t = useT();
  const notify = useNotify();
  const { run } = useAction(account, 'set_task_config');
  return async (of, input) => {
    const outcome = await run(of, input);
    if (outcome.state === 'failed') notify(failureText(outcome.error), 'bad');
    else notify(t('Saved'));
  };
}

interface Chosen {
  frequency?: Schedule['frequency'] | null;
  due_date?: Schedule['due_date'] | null;
}

interface Props {
  name: string;
  schedule: Schedule | undefined;
  /** Meaning of an empty choice: no task, or the default frequency. Left out for tasks that users' actions trigger. */
  frequency?: 'none' | 'default' | undefined;
  onChange: (chosen: Chosen) => void;
}

const NEVER = 'never';

/** One kind of report or task: its frequency and the time allowed for it. */
export function ScheduleRow({ name, schedule = {}, frequency, onChange }: Props) {
  const t = useT();
  const optionsOf = (words: Readonly<Record<string, string>>) =>
    Object.entries(words).map(([value, label]) => ({ value, label: t(label) }));
  const usual = frequency === 'default' ? SCHEDULE_DEFAULTS.vehicle_review : NEVER;
  const never = frequency === 'none' ? [{ value: NEVER, label: t('Never') }] : [];
  return (
    <fieldset className="p-schedule" aria-label={name}>
      <span className="p-schedule-name">{name}</span>
      {frequency ? (
        <Select
          aria-label={t('Frequency')}
          value={schedule.frequency ?? usual}
          options={[...never, ...optionsOf(FREQUENCIES)]}
          onChange={(next: string) =>
            onChange({ frequency: next === NEVER ? null : (next as keyof typeof FREQUENCIES) })
          }
        />
      ) : (
        <span className="p-schedule-event">{t('As they come up')}</span>
      )}
      <Select
        aria-label={t('Due within')}
        value={schedule.due_date ?? SCHEDULE_DEFAULTS.due_date}
        options={optionsOf(DUE_DATES)}
        onChange={(due_date: keyof typeof DUE_DATES) => onChange({ due_date })}
      />
    </fieldset>
  );
}

/** Visible headings above the choices, which carry the same words as their names. */
export function ScheduleHeads() {
  const t = useT();
  return (
    <div className="p-schedule p-schedule-heads" aria-hidden="true">
      <span className="p-schedule-name" />
      <span>{t('Frequency')}</span>
      <span>{t('Due within')}</span>
    </div>
  );
}
