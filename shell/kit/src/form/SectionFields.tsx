import type { Entity } from '@lichen/contracts/entity/entity';
import type { Field as FieldOfEntity } from '@lichen/contracts/entity/fields';
import { useReference } from '../data/reads';
import type { Offer } from '../fields/ManyField';
import { useT } from '../i18n/texts';
import { Field, type FormilyField, type FormilyForm, isField, observer, useField, useForm } from '../modules/form';
import { FieldControl } from './FieldControl';
import { ActionButton } from './ActionButton';
import { fieldOf, type FormApi, type Section } from './form-fields';
import type { DrawnOverrides } from './field-state';

interface ControlProps {
  entity: Entity;
  name: string;
  api: FormApi;
}

/** Returns the options of a reference list; undefined until they have loaded. */
function useListed(list: string | undefined): readonly Offer[] | undefined {
  const rows = useReference(list ?? '', {}, { enabled: list !== undefined }).data;
  return list === undefined ? undefined : rows?.map(({ code, label }) => ({ value: code, label }));
}

const isAmong = (unit: string | Offer, wanted: readonly string[] | undefined): boolean =>
  !wanted || wanted.includes(typeof unit === 'string' ? unit : unit.value);

interface UnitOptions {
  field: FieldOfEntity;
  overrides: DrawnOverrides;
  /** Options of the list that the unit is a code of. */
  listed: readonly Offer[] | undefined;
}

/** Returns the unit beside an amount, which is a separate field that no layout shows. */
function unitOf(form: FormilyForm, name: string, { field, overrides, listed = [] }: UnitOptions) {
  const all = field.kind === 'choice' ? field.options : listed;
  return {
    value: form.values[name] as unknown,
    options: all.filter((unit) => isAmong(unit, overrides.units)),
    label: field.label,
    onChange: (unit: string) => void form.createField({ name }).onInput(unit),
  };
}

/** Renders one field of the form model: its value, and its error, which disappears on editing. */
const Control = observer(({ entity, name, api }: ControlProps) => {
  const model = useField<FormilyField>();
  const contract = fieldOf(entity, name);
  const { overrides: drawn } = model.data as { overrides: DrawnOverrides };
  const form = useForm();
  const { wide, action, unitField, below: Below } = drawn;
  const unitContract = unitField ? fieldOf(entity, unitField) : undefined;
  const listed = useListed(drawn.list ?? (unitContract?.kind === 'code' ? unitContract.list : undefined));
  const unit =
    unitField && unitContract ? unitOf(form, unitField, { field: unitContract, overrides: drawn, listed }) : undefined;
  return (
    <div
      className={wide || contract.kind === 'longText' ? 'k-form-cell k-form-wide' : 'k-form-cell'}
      data-field={name}
      data-unit={unitField}
    >
      <FieldControl
        field={contract}
        overrides={drawn.list && listed ? { ...drawn, offers: listed } : drawn}
        frame={{
          label: model.title as string,
          hint: model.description as string | undefined,
          required: model.required,
          disabled: model.disabled,
          error: (model.selfErrors as readonly string[])[0],
        }}
        value={model.value as unknown}
        form={api}
        onChange={(value) => void model.onInput(value)}
        unit={unit}
      />
      {action && <ActionButton action={action} form={api} />}
      {Below && <Below form={api} />}
    </div>
  );
});

interface Props {
  entity: Entity;
  section: Section;
  api: FormApi;
}

export function SectionFields({ entity, section, api }: Props) {
  const t = useT();
  const { title, columns = 2, fields } = section;
  return (
    <fieldset className="k-form-section">
      {title && <legend>{t(title)}</legend>}
      <div className={`k-form-grid k-form-grid-${columns}`}>
        {fields.map((name) => (
          <Field key={name} name={name}>
            {(field) => isField(field) && <Control entity={entity} name={name} api={api} />}
          </Field>
        ))}
      </div>
    </fieldset>
  );
}
