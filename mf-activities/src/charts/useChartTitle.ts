import { useFormat, useT } from '@lichen/kit';
import { typeName } from '../shared/activity-name';
import { useNarrowedTo } from '../shared/useNarrowedTo';
import { type ChartDraft, chosenIn } from './chart-draft';

const SCOPES: Readonly<Record<string, string>> = { '1': 'Scope 1', '2': 'Scope 2', '3': 'Scope 3' };

/**
 * Returns the heading of a chart without a name: its filters. It tells users who came from a bar or through a link what
 * the chart is narrowed to.
 */
export function useChartTitle(draft: ChartDraft): string {
  const t = useT();
  const format = useFormat();
  const records = useNarrowedTo((kind) => chosenIn(draft, kind));
  const { start_date, end_date } = draft.filters;
  const names = [
    ...chosenIn(draft, 'activity').map((activity_type) => t(typeName({ activity_type }))),
    ...chosenIn(draft, 'scopes').map((scope) => t(SCOPES[scope] ?? scope)),
    ...chosenIn(draft, 'tasks'),
    ...(records === null ? [] : [records]),
    ...(start_date || end_date ? [format.period(start_date ?? null, end_date ?? null)] : []),
  ];
  return names.length > 0 ? t('Your analysis: {names}', { names: names.join(', ') }) : t('Your analysis');
}
