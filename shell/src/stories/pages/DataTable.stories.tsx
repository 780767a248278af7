import { type Column, DataTable, useTableView } from '@lichen/kit';
import { fault, reading } from '../reading';
import type { Story } from '../story';

interface Site {
  _id: string;
  name: string;
  kg: number;
}

const SITES: readonly Site[] = [
  { _id: 'a', name: 'Leeds', kg: 12_703.906 },
  { _id: 'b', name: 'A site with a name much longer than anybody expected when this control was drawn', kg: 0.4 },
];

const COLUMNS: readonly Column<Site>[] = [
  { key: 'name', title: 'Name', fixed: true, card: 'title', text: ({ name }) => name, render: ({ name }) => name },
  { key: 'kg', title: 'kg', align: 'number', card: 'figure', text: ({ kg }) => String(kg), render: ({ kg }) => kg },
];

const answer = (list: readonly Site[]) => ({ list: [...list], total: list.length, count: list.length });

function Table({ of }: { of: Parameters<typeof reading<ReturnType<typeof answer>>>[0] }) {
  const view = useTableView('story');
  return (
    <DataTable
      label="Sites"
      columns={COLUMNS}
      of={reading(of)}
      view={view}
      nameOf={({ name }) => name}
      onOpen={() => undefined}
      empty={{ text: 'No data found' }}
    />
  );
}

export const story: Story = {
  of: 'DataTable',
  states: [
    { name: 'Rows', Shown: () => <Table of={{ data: answer(SITES) }} /> },
    { name: 'Empty', Shown: () => <Table of={{ data: answer([]) }} /> },
    { name: 'Loading', Shown: () => <Table of={{}} /> },
    { name: 'Error', Shown: () => <Table of={{ error: fault }} /> },
  ],
};
