import type { Entity } from '@lichen/contracts/entity/entity';
import type { Field } from '@lichen/contracts/entity/fields';
import { useT } from '../i18n/texts';
import { Facts } from '../page/Facts';
import { FieldValue } from './FieldValue';
import { overridesIn } from './former-props';
import { type OverridesOf, overridesFor, type Section, type Values } from './form-fields';
import { type Pickable, PickableContext } from './RefControl';
import { useReferencedRecord } from './useReferencedRecord';

interface Props {
  entity: Entity;
  record: object;
  layout: readonly Section[];
  overrides?: OverridesOf;
  /** Reference whose record is passed to the overrides. */
  knows?: string | undefined;
  pick?: Readonly<Record<string, Pickable>>;
}

const isSaid = (value: unknown) => value !== null && value !== undefined && value !== '';

/** Read-only view of a form: the same fields in the same order, with units beside quantities. */
export function EntityFacts(props: Props) {
  const { entity, record, layout, knows, pick = {} } = props;
  const t = useT();
  const values = record as Values;
  const known = useReferencedRecord(entity, knows, knows ? values[knows] : null, pick);
  const overrides = overridesFor(overridesIn(props), values, known);
  const fields: Readonly<Record<string, Field>> = { ...entity.fields, ...entity.derived };
  const names = layout.flatMap((section) => section.fields);
  const shown = names.filter((name) => fields[name] && isSaid(values[name]) && !overrides[name]?.hidden);
  return (
    <PickableContext.Provider value={pick}>
      <Facts
        facts={shown.map((name) => ({
          label: t(overrides[name]?.label ?? fields[name]?.label ?? name),
          value: (
            <>
              <FieldValue field={fields[name] as Field} overrides={overrides[name] ?? {}} value={values[name]} />{' '}
              <UnitValue name={overrides[name]?.unitField} fields={fields} values={values} />
              {overrides[name]?.suffix}
            </>
          ),
        }))}
      />
    </PickableContext.Provider>
  );
}

interface UnitProps {
  name: string | undefined;
  fields: Readonly<Record<string, Field>>;
  values: Values;
}

/** Shows the unit beside a quantity; a code with its label. */
function UnitValue({ name, fields, values }: UnitProps) {
  const field = name ? fields[name] : undefined;
  return name && field && isSaid(values[name]) ? (
    <FieldValue field={field} overrides={{}} value={values[name]} />
  ) : null;
}
