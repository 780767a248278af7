import { inventorySettings } from '@lichen/contracts/business/inventory/inventory-settings.entity';
import type { Overrides, Section } from '@lichen/kit';
import { SingletonForm } from '../SingletonForm';

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

/** The form for the consolidation approach and the base year. */
export const BasisForm = () => <SingletonForm entity={inventorySettings} layout={LAYOUT} overrides={OVERRIDES} />;
