import type { CoverageRow } from '@lichen/contracts/activities/coverage/coverage.call';
import { useCodeLabels, useT } from '@lichen/kit';
import { typeName } from '../shared/activity-name';

/** Returns the label of a coverage row: the type, with the fuel or power source where there are several. */
export function useSourceName(): (row: CoverageRow) => string {
  const t = useT();
  const fuel = useCodeLabels('fuels');
  return (row) => {
    const type = t(typeName(row));
    if (row.activity_type === 'fuel_activitys' && row.item) return fuel(row.item);
    if (row.activity_type === 'power_activitys' && row.item_name) return `${type} · ${row.item_name}`;
    return row.item === 'self_produced' ? `${type} · ${t('Self produced')}` : type;
  };
}
