import { inventorySettings } from '@lichen/contracts/business/inventory/inventory-settings.entity';
import { type Overrides, QueryStates, SchemaForm, type Section, useNotify, useSave, useT } from '@lichen/kit';
import { useSavedSingleton } from '../useSavedSingleton';

const LAYOUT: readonly Section[] = [
  { title: 'Boundary', columns: 1, fields: ['consolidation_approach', 'boundary_notes'] },
  {
    title: 'Base year',
    fields: ['base_year', 'recalculation_threshold', 'base_year_reason', 'recalculation_policy'],
  },
];
const ROWS = [4, 8] as const;
const OVERRIDES: Overrides = {
  boundary_notes: { rows: ROWS },
  base_year_reason: { rows: ROWS },
  recalculation_policy: { rows: ROWS },
  recalculation_threshold: { suffix: '%' },
};

/** How the inventory is consolidated, and the year that others are compared with. */
export function BasisForm() {
  const t = useT();
  const notify = useNotify();
  const { update } = useSave(inventorySettings);
  const { found, round, setSaved } = useSavedSingleton(inventorySettings);
  return (
    <QueryStates of={found}>
      {(stored) => (
        <SchemaForm
          key={round}
          entity={inventorySettings}
          stored={stored}
          layout={LAYOUT}
          overrides={OVERRIDES}
          submitLabel="Save"
          onSubmit={(values, began) => update(began ?? stored, values)}
          onSaved={(record) => {
            setSaved(record);
            notify(t('Saved'));
          }}
        />
      )}
    </QueryStates>
  );
}
