import type { Column } from '../table/columns';
import type { Formats } from '../format/useFormat';
import { StatusTag } from '../figure/StatusTag';
import type { Translate } from '../i18n/texts';
import type { ShownState } from './shown-states';

/** Column with the start of a job, in lists of imports and recalculations. */
export const startedColumn = <R extends { created_on: number }>(format: Formats): Column<R> => ({
  key: 'created_on',
  title: 'Started',
  sort: 'created_on',
  text: ({ created_on }) => format.moment(created_on),
  render: ({ created_on }) => format.moment(created_on),
});

/** Column with the tag of a state; the state is the figure of a card on narrow pages. */
export const stateColumn = <R,>(t: Translate, shownOf: (row: R) => ShownState): Column<R> => ({
  key: 'state',
  title: 'State',
  card: 'figure',
  text: (row) => t(shownOf(row).words),
  render: (row) => <StatusTag tone={shownOf(row).tone}>{t(shownOf(row).words)}</StatusTag>,
});
