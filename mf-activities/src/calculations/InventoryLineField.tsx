import { type InventoryLine, isSameLine } from '@lichen/contracts/activities/inventory-line';
import { SCOPE_WORDS } from '@lichen/contracts/activities/types/shared/activity-fields';
import { ChoiceField, type ControlProps, type Translate, useT } from '@lichen/kit';
import { createContext, useContext } from 'react';
import { categoryName } from '../recalculation/recalculation-words';
import { BASES, COMPONENTS } from './calc-words';

/** Lines to which a stated figure of the activity can be assigned, the main one first. */
const LinesContext = createContext<readonly InventoryLine[]>([]);
export const InventoryLines = LinesContext.Provider;

/** Returns the label of a line: its scope, then what distinguishes it within the scope. */
export function inventoryLineName(
  t: Translate,
  { scope, component, scope2_basis, scope3_category: category }: InventoryLine,
) {
  return [
    t(SCOPE_WORDS[scope]),
    scope2_basis && scope === 'scope_2' && t(BASES[scope2_basis]),
    category && `${category} ${t(categoryName(String(category)))}`,
    component !== 'direct' && t(COMPONENTS[component]),
  ]
    .filter(Boolean)
    .join(' · ');
}

/** Chooses the scope of a stated figure together with its component, basis and category. */
export function InventoryLineField({ form, value: _scope, onChange: _change, ...frame }: ControlProps) {
  const t = useT();
  const lines = useContext(LinesContext);
  const chosen = lines.findIndex((line) => isSameLine(line, form.values as unknown as InventoryLine));
  return (
    <ChoiceField
      {...frame}
      options={lines.map((_, at) => String(at))}
      words={Object.fromEntries(lines.map((line, at) => [String(at), inventoryLineName(t, line)]))}
      value={chosen < 0 ? null : String(chosen)}
      onChange={(at) => at !== null && form.set({ ...lines[Number(at)] })}
    />
  );
}
