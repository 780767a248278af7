import {
  type EntryMode,
  entrySlots,
  lacksEntries,
  type PeriodType,
} from '@lichen/contracts/activities/entries/period-entries';
import type { PeriodEntriesAnswer } from '@lichen/contracts/activities/entries/period-entries.call';
import { NumberField, sumOf, useFormat, useKeptTyping, usePortal, useT, useNotify, type Values } from '@lichen/kit';
import { Alert, Button } from '@lichen/kit/antd';
import { useMemo, useState } from 'react';
import {
  type Amounts,
  amountsOf,
  changesOf,
  filledAmounts,
  keptChanges,
  slotName,
  whatWasTyped,
} from './entry-amounts';
import { EntryDetailFields } from './EntryDetailFields';
import { type EntryErrors, useSaveEntries } from './useSaveEntries';

interface Props {
  activity: PeriodType;
  mode: EntryMode;
  from: number;
  profile_id: string;
  stored: PeriodEntriesAnswer;
}

const HEADS = { commute: 'Travel to and from work', home_working_activity: 'Hours at home' } as const;
const NOTHING: EntryErrors = { errors: {}, other: null };

/** Errors without a visible field are shown above the form. */
const aboveOf = ({ errors, other }: EntryErrors, shown: readonly string[]): readonly string[] => {
  const entries = Object.entries(errors);
  const rest = entries.filter(([name]) => !shown.includes(name.split('.')[0] ?? name)).map(([, message]) => message);
  return entries.length === 0 && other ? [other] : [...new Set(rest)];
};

const underOf = ({ errors }: EntryErrors) =>
  Object.fromEntries(Object.entries(errors).map(([path, message]) => [path.split('.')[0] ?? path, message]));

/** The boxes of one week or year, and the details shared by all entries. */
export function EntryForm({ activity, mode, from, profile_id, stored: loaded }: Props) {
  const t = useT();
  const notify = useNotify();
  const [stored, setStored] = useState(loaded);
  const [amounts, setAmounts] = useState<Amounts>(() => amountsOf(stored.entries));
  const [how, setHow] = useState<Values>(stored.how);
  const [refusal, setRefusal] = useState<EntryErrors>(NOTHING);
  const { save, isRunning } = useSaveEntries();
  const before = useMemo(() => ({ amounts: amountsOf(stored.entries), how: stored.how }), [stored]);
  const kept = useKeptTyping({
    name: JSON.stringify(['entries', activity, mode, from, profile_id]),
    typed: useMemo(() => whatWasTyped(before, { amounts, how }), [before, amounts, how]),
    restore: (typed) => {
      setAmounts((all) => ({ ...all, ...typed.amounts }));
      setHow((all) => ({ ...all, ...typed.how }));
    },
    join: (one, other) => ({ amounts: { ...one.amounts, ...other.amounts }, how: { ...one.how, ...other.how } }),
  });
  const hasEntries = stored.entries.length > 0;
  const under = underOf(refusal);
  const above = aboveOf(refusal, ['entries', ...Object.keys(stored.how)]);

  const submit = async () => {
    const entries = filledAmounts(mode, from, amounts) as { from: number; amount: number }[];
    const changed = changesOf(before, { amounts, how });
    const isSame = changed.slots.length + changed.how.length === 0;
    if (isSame && (hasEntries || !lacksEntries(activity, mode, entries))) {
      notify(t('Nothing has changed, so nothing was saved.'));
      return;
    }
    const answer = await save({
      ...{ activity, mode, from, profile_id, entries, how },
      // Entries may differ in their details, so unchanged details must stay as stored.
      ...(hasEntries ? { changed } : {}),
    });
    // An identical save is already running and will deliver the answer.
    if (!answer) return;
    setRefusal('refused' in answer ? answer.refused : NOTHING);
    if ('refused' in answer) return;
    setStored(answer.stored);
    const after = answer.stored;
    setAmounts((now) => keptChanges(amounts, now, amountsOf(after.entries)));
    setHow((now) => keptChanges(how, now, after.how));
    notify(t('Saved'));
  };

  return (
    <form
      className="act-entry"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      {kept.note}
      {above.length > 0 && (
        <Alert type="warning" showIcon role="alert" message={above.map((text) => t(text)).join(' ')} />
      )}
      <fieldset className="act-entry-slots">
        <legend>{t(HEADS[activity])}</legend>
        <Boxes
          {...{ activity, mode, from, amounts }}
          error={under['entries']}
          onAmount={(day, amount) => setAmounts((all) => ({ ...all, [day]: amount }))}
        />
      </fieldset>
      {hasEntries && <p className="k-field-hint">{t('Changes here apply to all entries shown.')}</p>}
      <div className="act-entry-how">
        <EntryDetailFields
          activity={activity}
          how={how}
          errors={under}
          set={(values) => setHow((all) => ({ ...all, ...values }))}
        />
      </div>
      <div className="act-entry-buttons">
        <Button type="primary" htmlType="submit" loading={isRunning && { delay: 200 }}>
          {t('Save')}
        </Button>
      </div>
    </form>
  );
}

interface BoxesProps extends Pick<Props, 'activity' | 'mode' | 'from'> {
  amounts: Amounts;
  error: string | undefined;
  onAmount: (day: number, amount: number | string | null) => void;
}

/** One box for each part of the period. Commuting cannot be entered for future days. */
function Boxes({ activity, mode, from, amounts, error, onAmount }: BoxesProps) {
  const t = useT();
  const format = useFormat();
  const { language, today } = usePortal();
  const now = today();
  const sum = Object.values(amounts).filter((one) => typeof one === 'number');
  return (
    <>
      <div className={`act-entry-boxes act-entry-${mode}`}>
        {entrySlots(mode, from).map((slot) => (
          <NumberField
            key={slot.from}
            plain
            label={slotName(mode, slot.from, language, t('Whole year'))}
            value={(amounts[slot.from] ?? null) as number | null}
            disabled={activity === 'commute' && slot.from > now}
            onChange={(amount) => onAmount(slot.from, amount)}
          />
        ))}
      </div>
      <p className="act-entry-sum">{t('Total {amount}', { amount: format.number(sumOf(sum) ?? 0) })}</p>
      {error && (
        <p className="k-field-error" role="alert">
          {t(error)}
        </p>
      )}
    </>
  );
}
