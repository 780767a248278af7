import { type Column, ExportButton, useTableView } from '@lichen/kit';
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

function Export({ rows }: { rows: Site[] }) {
  const answer = { list: rows, total: rows.length, count: rows.length };
  return <ExportButton name="sites" columns={COLUMNS} view={useTableView('story')} answer={answer} />;
}

export const story: Story = {
  of: 'ExportButton',
  states: [
    { name: 'With rows', Shown: () => <Export rows={[{ _id: 'a', name: '=1+1', kg: 3 }]} /> },
    { name: 'Without rows', Shown: () => <Export rows={[]} /> },
  ],
};
