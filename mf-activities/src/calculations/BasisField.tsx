import type { BasisOption } from '@lichen/contracts/activities/calculations/emission-calc.entity';
import { type ControlProps, NumberField, useFormat, useT } from '@lichen/kit';
import { Button } from '@lichen/kit/antd';
import { createContext, useContext } from 'react';
import { currentCalcs } from './calc-words';
import { useCalcs } from './useCalcs';

/** Returns the distinct quantities that the rows offer. */
function basesOf(rows: readonly { readonly basis_options?: readonly BasisOption[] | null }[]): BasisOption[] {
  const offered = new Map<string, BasisOption>();
  for (const option of rows.flatMap(({ basis_options }) => basis_options ?? [])) {
    const key = `${option.basis} ${option.basis_units}`;
    if (!offered.has(key)) offered.set(key, option);
  }
  return [...offered.values()];
}

/** Id of the activity whose quantities are offered. */
const ActivityContext = createContext('');
export const BasisActivity = ActivityContext.Provider;

/** Basis of a custom calculation: a quantity of the activity picked with one click, or a typed one. */
export function BasisField({ form, value, onChange, ...frame }: ControlProps) {
  const t = useT();
  const format = useFormat();
  const calcs = useCalcs(useContext(ActivityContext));
  const offers = basesOf(currentCalcs(calcs.data?.list ?? []));
  return (
    <div>
      <NumberField {...frame} value={value as number | null} onChange={onChange} />
      {offers.length > 0 && (
        <span className="act-offers">
          {offers.map(({ label, basis, basis_units }) => (
            <Button
              key={`${basis} ${basis_units}`}
              size="small"
              disabled={frame.disabled ?? false}
              onClick={() => form.set({ basis, basis_units })}
            >
              {t(label)}: {format.digits('every', basis)} {basis_units}
            </Button>
          ))}
        </span>
      )}
    </div>
  );
}
