import type { Entity } from '@lichen/contracts/entity/entity';
import type { Field as FieldOfEntity } from '@lichen/contracts/entity/fields';
import { useReference } from '../data/reads';
import type { Offer } from '../fields/ManyField';
import { useT } from '../i18n/texts';
import { Field, type FormilyField, isField, observer, useField, useForm } from '../modules/form';
import { FieldControl } from './FieldControl';
import { ActionButton } from './ActionButton';
import { fieldOf, type FormApi, type Section } from './form-fields';
import type { DrawnOverrides } from './field-state';

interface ControlProps {
  entity: Entity;
  name: string;
  api: FormApi;
}

function useListed(list: string | undefined): readonly Offer[] | undefined {
  const rows = useReference(list ?? '', {}, { enabled: list !== undefined }).data;
  return list === undefined ? undefined : rows?.map(({ code, label }) => ({ value: code, label }));
}

/** What a unit is chosen from: the options of its field, or the entries of the list that its field is a code of. */
function useUnits(field: FieldOfEntity | undefined): readonly (string | Offer)[] {
  const listed = useListed(field?.kind === 'code' ? field.list : undefined);
  return field?.kind === 'choice' ? field.options : (listed ?? []);
}

const isAmong = (unit: string | Offer, wanted: readonly string[] | undefined): boolean =>
  !wanted || wanted.includes(typeof unit === 'string' ? unit : unit.value);

/** The unit beside an amount, which is a field of its own that no layout shows. */
function useUnit(entity: Entity, { unitField, units }: DrawnOverrides) {
  const form = useForm();
  const field = unitField ? fieldOf(entity, unitField) : undefined;
  const options = useUnits(field).filter((unit) => isAmong(unit, units));
  if (!unitField || !field) return undefined;
  const onChange = (unit: string) => void form.createField({ name: unitField }).onInput(unit);
  return { value: form.values[unitField] as unknown, options, label: field.label, onChange };
}

/** Draws one field of the form's model: its value, and the error that goes when it is edited. */
const Control = observer(({ entity, name, api }: ControlProps) => {
  const model = useField<FormilyField>();
  const contract = fieldOf(entity, name);
  const { overrides: drawn } = model.data as { overrides: DrawnOverrides };
  const unit = useUnit(entity, drawn);
  const listed = useListed(drawn.list);
  const { wide, action, below: Below } = drawn;
  return (
    <div className={wide || contract.kind === 'longText' ? 'k-form-cell k-form-wide' : 'k-form-cell'}>
      <FieldControl
        field={contract}
        overrides={listed ? { ...drawn, offers: listed } : drawn}
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
