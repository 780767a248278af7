import { ENTRY_MODES, type EntryMode, entrySlots } from '@lichen/contracts/activities/entries/period-entries';
import { type PeriodEntriesAnswer, periodEntries } from '@lichen/contracts/activities/entries/period-entries.call';
import { activity as activities } from '@lichen/contracts/activities/list/activity.entity';
import type { Slots } from '@lichen/contracts/slots';
import { Card, QueryStates, IconButton, useAnswer, useFormat, useConfirmLeave, usePortal, useT } from '@lichen/kit';
import { Segmented } from '@lichen/kit/antd';
import { useState } from 'react';
import { EntryForm } from '../entries/EntryForm';
import { firstShownDay, otherWeek } from '../entries/entry-amounts';
import '../shared/activities.css';
import '../entries/entries.css';

const WORDS: Readonly<Record<EntryMode, string>> = { weekly: 'Weekly', monthly: 'Monthly', yearly: 'Yearly' };
const TITLES = { commute: 'Enter commuting', home_working_activity: 'Enter home working' } as const;

/** Entry of a person's week, year by month, or whole year at once. */
export default function PeriodEntries({ activity, profile_id, year }: Slots['staff.entries']) {
  const t = useT();
  const mayLeave = useConfirmLeave();
  const { language, today } = usePortal();
  const [mode, setMode] = useState<EntryMode>('weekly');
  const [week, setWeek] = useState<{ of: number; from: number } | null>(null);
  const first = firstShownDay(mode, year, today(), language);
  const from = mode === 'weekly' && week?.of === year ? week.from : first;
  const question = { activity, profile_id, mode, from };
  const found = useAnswer<PeriodEntriesAnswer>([activities.name, periodEntries.name], periodEntries.name, {
    body: question,
    isOnce: true,
  });
  const leaving = (work: () => void) => void mayLeave().then((may) => may && work());
  const turn = (by: 1 | -1) => leaving(() => setWeek({ of: year, from: otherWeek(from, by) }));

  return (
    <Card
      title={t(TITLES[activity])}
      actions={
        <Segmented
          aria-label={t('How to enter')}
          value={mode}
          options={ENTRY_MODES.map((value) => ({ value, label: t(WORDS[value]) }))}
          onChange={(next) => leaving(() => setMode(next))}
        />
      }
    >
      <Period mode={mode} from={from} onTurn={turn} />
      <QueryStates of={found}>
        {(stored) => <EntryForm key={JSON.stringify(question)} {...question} stored={stored} />}
      </QueryStates>
    </Card>
  );
}

function Period({ mode, from, onTurn }: { mode: EntryMode; from: number; onTurn: (by: 1 | -1) => void }) {
  const t = useT();
  const format = useFormat();
  const slots = entrySlots(mode, from);
  const words = <strong>{format.period(slots[0]?.from, slots.at(-1)?.to)}</strong>;
  if (mode !== 'weekly') return <p className="act-entry-period">{words}</p>;
  return (
    <p className="act-entry-period">
      <IconButton icon="earlier" label={t('Previous week')} onClick={() => onTurn(-1)} />
      {words}
      <IconButton icon="later" label={t('Next week')} onClick={() => onTurn(1)} />
    </p>
  );
}
