import type { Field, Place } from '@lichen/contracts/entity/fields';
import { ChoiceField } from '../fields/ChoiceField';
import { CodeField } from '../fields/CodeField';
import { DayField } from '../fields/DayField';
import { ManyField, OfferField, type Offer } from '../fields/ManyField';
import { MoneyField } from '../fields/MoneyField';
import { NumberField } from '../fields/NumberField';
import { PlaceField } from '../fields/PlaceField';
import { SwitchField } from '../fields/SwitchField';
import { TagsField } from '../fields/TagsField';
import { TextField } from '../fields/TextField';
import { UnitField } from '../fields/UnitField';
import type { ControlProps, FieldOverrides, FormApi } from './form-fields';
import { formerHand } from './former-props';
import { RefControl } from './RefControl';

interface Props {
  field: Field;
  overrides: FieldOverrides;
  frame: Omit<ControlProps, 'value' | 'onChange' | 'form'>;
  value: unknown;
  onChange: (value: unknown) => void;
  /** The unit beside a quantity, if another field contains it. */
  unit?:
    | { value: unknown; options: readonly (string | Offer)[]; label: string; onChange: (unit: string) => void }
    | undefined;
  form: FormApi;
}

const isYear = (field: Field) => field.kind === 'integer' && field.isYear === true;

/** Renders the control for a field's kind. Every kind that people fill in has exactly one. */
export function FieldControl({ field, overrides, frame, value, onChange, unit, form }: Props) {
  const Own = overrides.control;
  if (Own) return <Own {...frame} value={value} onChange={onChange} form={form} {...formerHand(form)} />;
  const given = <T,>() => ({ ...frame, value: value as T | null, onChange });
  switch (field.kind) {
    case 'decimal':
    case 'integer':
      if (unit)
        return (
          <UnitField
            {...given<number>()}
            unit={unit.value as string | null}
            units={unit.options}
            unitLabel={unit.label}
            onUnitChange={unit.onChange}
          />
        );
      if (overrides.offers)
        return (
          <OfferField
            {...frame}
            offers={overrides.offers}
            value={typeof value === 'number' ? String(value) : null}
            onChange={(chosen) => onChange(chosen === null ? null : Number(chosen))}
          />
        );
      return <NumberField {...given<number>()} suffix={overrides.suffix} isYear={isYear(field)} />;
    case 'boolean':
      return <SwitchField {...given<boolean>()} />;
    case 'day':
      return <DayField {...given<number>()} notFuture={field.notFuture} />;
    case 'choice':
      return <ChoiceField {...given<string>()} options={field.options} words={overrides.words ?? field.words ?? {}} />;
    case 'code':
      return (
        <CodeField
          {...given<string>()}
          list={field.list}
          where={overrides.where ?? {}}
          {...(overrides.groupBy ? { groupBy: overrides.groupBy } : {})}
        />
      );
    case 'money':
      return <MoneyField {...given<{ currency: string; amount: number }>()} currency={field.currency} />;
    case 'texts':
      return overrides.offers ? (
        <ManyField {...given<readonly string[]>()} offers={overrides.offers} />
      ) : (
        <TagsField {...given<readonly string[]>()} />
      );
    case 'place':
      return <PlaceField {...given<Place>()} airports={overrides.airports ?? false} goods={overrides.goods ?? false} />;
    case 'ref':
      return <RefControl {...given<string>()} name={field.entity} where={overrides.where ?? {}} />;
    case 'text':
    case 'longText':
      if (overrides.offers) return <OfferField {...given<string>()} offers={overrides.offers} />;
      return (
        <TextField
          {...given<string>()}
          long={field.kind === 'longText'}
          {...(overrides.rows ? { rows: overrides.rows } : {})}
        />
      );
    default:
      throw new Error(`No control for a field of kind ${field.kind}`);
  }
}
