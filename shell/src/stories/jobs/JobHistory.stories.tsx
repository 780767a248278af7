import {
  type Column,
  JobHistory,
  type ShownState,
  shownStates,
  startedColumn,
  stateColumn,
  useFormat,
  useT,
  useTableView,
} from '@lichen/kit';
import { fault, reading } from '../reading';
import type { Story } from '../story';

interface Work {
  _id: string;
  created_on: number;
  state: 'running' | 'done' | 'failed';
}

const STATES: Readonly<Record<Work['state'], ShownState>> = shownStates(
  { running: 'Running', done: 'Done', failed: 'Failed' },
  { running: 'attention', done: 'good', failed: 'bad' },
);
const WORK: readonly Work[] = [
  { _id: 'a', created_on: Date.UTC(2026, 2, 4, 9, 30), state: 'running' },
  { _id: 'b', created_on: Date.UTC(2026, 1, 27, 16, 5), state: 'done' },
  { _id: 'c', created_on: Date.UTC(2026, 1, 26, 8), state: 'failed' },
];

const answer = (list: readonly Work[]) => ({ list: [...list], total: list.length, count: list.length });

function History({ of }: { of: Parameters<typeof reading<ReturnType<typeof answer>>>[0] }) {
  const t = useT();
  const format = useFormat();
  const view = useTableView('story');
  const columns: readonly Column<Work>[] = [
    { ...startedColumn<Work>(format), fixed: true, card: 'title' },
    stateColumn<Work>(t, ({ state }) => STATES[state]),
  ];
  return (
    <JobHistory
      title="Imports"
      columns={columns}
      of={reading(of)}
      view={view}
      nameOf={({ created_on }) => format.moment(created_on)}
      onOpen={() => undefined}
    />
  );
}

export const story: Story = {
  of: 'JobHistory',
  states: [
    { name: 'Rows', Shown: () => <History of={{ data: answer(WORK) }} /> },
    { name: 'Empty', Shown: () => <History of={{ data: answer([]) }} /> },
    { name: 'Loading', Shown: () => <History of={{}} /> },
    { name: 'Error', Shown: () => <History of={{ error: fault }} /> },
  ],
};
