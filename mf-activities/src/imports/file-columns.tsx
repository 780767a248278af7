import { type Column, type Formats, StatusTag, type Translate } from '@lichen/kit';
import type { ShownState } from '../parts/shown-states';

interface Uploaded {
  name: string;
  created_on: number;
}

export const fileColumn = <R extends Uploaded>(): Column<R> => ({
  key: 'name',
  title: 'File',
  card: 'title',
  text: ({ name }) => name,
  render: ({ name }) => <span className="imp-reason">{name}</span>,
});

export const startedColumn = <R extends Uploaded>(format: Formats): Column<R> => ({
  key: 'created_on',
  title: 'Started',
  sort: 'created_on',
  text: ({ created_on }) => format.moment(created_on),
  render: ({ created_on }) => format.moment(created_on),
});

export const stateColumn = <R extends Uploaded>(t: Translate, shownOf: (row: R) => ShownState): Column<R> => ({
  key: 'state',
  title: 'State',
  card: 'figure',
  text: (row) => t(shownOf(row).words),
  render: (row) => <StatusTag tone={shownOf(row).tone}>{t(shownOf(row).words)}</StatusTag>,
});
