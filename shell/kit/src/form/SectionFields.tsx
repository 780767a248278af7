import type { Entity } from '@lichen/contracts/entity/entity';
import type { Field as FieldOfEntity } from '@lichen/contracts/entity/fields';
import { createContext, useContext, useEffect } from 'react';
import { useReference } from '../data/reads';
import type { Offer } from '../fields/ManyField';
import { useT } from '../i18n/texts';
import { Field, observer, useField, useForm } from '../modules/form';
import { FieldControl } from './FieldControl';
import { ActionButton } from './ActionButton';
import { fieldOf, type FieldOverrides, type FormApi, type Section, typingError, type Values } from './form-fields';

interface Live {
  overrides: Readonly<Record<string, FieldOverrides>>;
  /** Names of the fields that must be filled with the values of this moment. */
  required: string;
  onFieldChange: (name: string) => void;
  hand: () => FormApi;
}

/** What changes while a form is open comes this way: the model keeps the props that a field was made with. */
const LiveContext = createContext<Live>({
  overrides: {},
  required: '',
  onFieldChange: () => undefined,
  hand: () => ({ values: {}, set: () => undefined }),
});

interface ControlProps {
  entity: Entity;
  name: string;
}

/** What a unit is chosen from: the options of its field, or the entries of the list that its field is a code of. */
function useUnits(field: FieldOfEntity | undefined): readonly (string | Offer)[] {
  const list = field?.kind === 'code' ? field.list : undefined;
  const rows = useReference(list ?? '', {}, { enabled: list !== undefined }).data ?? [];
  if (field?.kind === 'choice') return field.options;
  return rows.map(({ code, label }) => ({ value: code, label }));
}

const isAmong = (unit: string | Offer, wanted: readonly string[] | undefined): boolean =>
  !wanted || wanted.includes(typeof unit === 'string' ? unit : unit.value);

interface Fitting {
  name: string;
  unitName: string | undefined;
  units: readonly string[] | undefined;
}

/** An offered unit that does not fit what was chosen gives way to one that does; with an amount it is left as it is. */
function useFittingUnit(form: ReturnType<typeof useForm>, { name, unitName, units }: Fitting): void {
  const { [name]: amount, [unitName ?? name]: unit } = form.values as Values;
  const first = units?.[0];
  const isAmiss = unitName !== undefined && amount === null && !units?.includes(String(unit));
  useEffect(() => {
    if (isAmiss && first !== undefined) form.setValuesIn(unitName ?? name, first);
  }, [form, isAmiss, first, unitName, name]);
}

type LiveField = { value: unknown; selfErrors: string[]; onInput: (value: unknown) => Promise<void> };

/** Draws one field of the form's model: its value, and the error that goes when it is edited. */
const Control = observer(({ entity, name }: ControlProps) => {
  const { overrides, required, onFieldChange, hand } = useContext(LiveContext);
  const own = overrides[name] ?? {};
  const live = useField() as unknown as LiveField;
  const form = useForm();
  const field = fieldOf(entity, name);
  const values = form.values as Values;
  const unitName = own.unitField;
  const unitOf = unitName ? fieldOf(entity, unitName) : undefined;
  const units = useUnits(unitOf).filter((unit) => isAmong(unit, own.units));
  const isHidden = own.isHidden?.(values) ?? false;
  useFittingUnit(form, { name, unitName, units: isHidden ? undefined : own.units });
  if (isHidden) return null;

  const change = (changed: string, value: unknown) => {
    form.setFieldState(changed, (state) => {
      state.selfErrors = [];
    });
    form.setValuesIn(changed, value);
    onFieldChange(changed);
  };

  return (
    <div className={own.wide || field.kind === 'longText' ? 'k-form-cell k-form-wide' : 'k-form-cell'}>
      <FieldControl
        field={field}
        overrides={own}
        frame={{
          label: own.label ?? field.label,
          hint: own.hint ?? field.hint,
          required: own.required || required.split(' ').includes(name),
          disabled: own.disabled,
          error: live.selfErrors[0] ?? typingError(field, live.value),
        }}
        value={live.value}
        hand={hand}
        onChange={(value) => change(name, value)}
        unit={
          unitName && unitOf
            ? {
                value: values[unitName],
                options: units,
                label: unitOf.label,
                onChange: (unit) => change(unitName, unit),
              }
            : undefined
        }
      />
      {own.action && <ActionButton action={own.action} hand={hand} />}
    </div>
  );
});

interface Props {
  entity: Entity;
  section: Section;
  overrides: Readonly<Record<string, FieldOverrides>>;
  required: string;
  onFieldChange: (name: string) => void;
  hand: () => FormApi;
}

export function SectionFields({ entity, section, overrides, required, onFieldChange, hand }: Props) {
  const t = useT();
  const { title, columns = 2, fields } = section;
  return (
    <LiveContext.Provider value={{ overrides, required, onFieldChange, hand }}>
      <fieldset className="k-form-section">
        {title && <legend>{t(title)}</legend>}
        <div className={`k-form-grid k-form-grid-${columns}`}>
          {fields.map((name) => (
            <Field key={name} name={name} component={[Control, { entity, name }]} />
          ))}
        </div>
      </fieldset>
    </LiveContext.Provider>
  );
}
