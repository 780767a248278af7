import { type ControlProps, NumberField, useFormat, useT } from '@lichen/kit';
import { Button } from '@lichen/kit/antd';
import { createContext, useContext } from 'react';
import { currentCalcs } from './calc-words';
import { basesOf } from './bases-of';
import { useCalcs } from './useCalcs';

/** Id of the activity whose quantities are offered. */
const ActivityContext = createContext('');
export const OfActivity = ActivityContext.Provider;

/** Basis of a custom calculation: a quantity of the activity in one press, or another that is typed. */
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
