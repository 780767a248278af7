import { type Column, ColumnChoice, useTableView } from '@lichen/kit';
import type { Story } from '../story';

interface Site {
  _id: string;
  name: string;
  kg: number;
}

const COLUMNS: readonly Column<Site>[] = [
  { key: 'name', title: 'Name', fixed: true, card: 'title', text: ({ name }) => name, render: ({ name }) => name },
  { key: 'kg', title: 'kg', align: 'number', card: 'figure', text: ({ kg }) => String(kg), render: ({ kg }) => kg },
];

function Choice() {
  return <ColumnChoice columns={COLUMNS} view={useTableView('story')} />;
}

export const story: Story = {
  of: 'ColumnChoice',
  states: [{ name: 'Closed until asked', Shown: () => <Choice /> }],
};
