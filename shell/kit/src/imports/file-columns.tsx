import type { Column } from '../index';

/** Column with the name of the uploaded file. */
export const fileColumn = <R extends { name: string }>(): Column<R> => ({
  key: 'name',
  title: 'File',
  card: 'title',
  text: ({ name }) => name,
  render: ({ name }) => <span className="imp-reason">{name}</span>,
});
