import type { Field, Place } from '@lichen/contracts/entity/fields';
import { ChoiceField } from '../fields/ChoiceField';
import { CodeField } from '../fields/CodeField';
import { DayField } from '../fields/DayField';
import type { FieldProps } from '../fields/FieldFrame';
import { ManyField, OfferField, type Offer } from '../fields/ManyField';
import { MoneyField } from '../fields/MoneyField';
import { NumberField } from '../fields/NumberField';
import { PlaceField } from '../fields/PlaceField';
import { SwitchField } from '../fields/SwitchField';
import { TagsField } from '../fields/TagsField';
import { TextField } from '../fields/TextField';
import { UnitField } from '../fields/UnitField';
import type { FieldTouch, FormHand } from './form-fields';
import { RefControl } from './RefControl';

interface Props {
  field: Field;
  touch: FieldTouch;
  frame: Omit<FieldProps<unknown>, 'value' | 'onChange'>;
  value: unknown;
  onChange: (value: unknown) => void;
  /** The unit beside a quantity, when another field holds it. */
  unit?:
    | { value: unknown; options: readonly (string | Offer)[]; label: string; onChange: (unit: string) => void }
    | undefined;
  hand: () => FormHand;
}

/** The control for a kind of field. Every kind that a person fills in has exactly one. */
export function FieldControl({ field, touch, frame, value, onChange, unit, hand }: Props) {
  const Own = touch.control;
  if (Own) return <Own {...frame} value={value} onChange={onChange} hand={hand} />;
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
      if (touch.offers)
        return (
          <OfferField
            {...frame}
            offers={touch.offers}
            value={typeof value === 'number' ? String(value) : null}
            onChange={(chosen) => onChange(chosen === null ? null : Number(chosen))}
          />
        );
      return <NumberField {...given<number>()} {...(touch.suffix ? { suffix: touch.suffix } : {})} />;
    case 'boolean':
      return <SwitchField {...given<boolean>()} />;
    case 'day':
      return <DayField {...given<number>()} notFuture={field.notFuture} />;
    case 'choice':
      return <ChoiceField {...given<string>()} options={field.options} words={touch.words ?? field.words ?? {}} />;
    case 'code':
      return (
        <CodeField
          {...given<string>()}
          list={field.list}
          where={touch.where ?? {}}
          {...(touch.groupBy ? { groupBy: touch.groupBy } : {})}
        />
      );
    case 'money':
      return <MoneyField {...given<{ currency: string; amount: number }>()} currency={field.currency} />;
    case 'texts':
      return touch.offers ? (
        <ManyField {...given<readonly string[]>()} offers={touch.offers} />
      ) : (
        <TagsField {...given<readonly string[]>()} />
      );
    case 'place':
      return <PlaceField {...given<Place>()} airports={touch.airports ?? false} goods={touch.goods ?? false} />;
    case 'ref':
      return <RefControl {...given<string>()} name={field.entity} where={touch.where ?? {}} />;
    case 'text':
    case 'longText':
      if (touch.offers) return <OfferField {...given<string>()} offers={touch.offers} />;
      return <TextField {...given<string>()} long={field.kind === 'longText'} />;
    default:
      throw new Error(`No control for a field of kind ${field.kind}`);
  }
}
