import type { Field } from '@lichen/contracts/entity/fields';
import { TEXTS } from '@lichen/contracts/text/texts';
import { type FormilyField, type FormilyForm, untracked } from '../modules/form';
import { type FieldOverrides, isSameOverride, typingError, type Values } from './form-fields';

/** Overrides that a field of the model carries for its control beside Formily's own state. */
export type DrawnOverrides = Omit<FieldOverrides, 'label' | 'hint' | 'hidden' | 'disabled' | 'required'>;

/** Shows errors that more typing cannot correct at once, the others of the entity's schema on submit. */
export function addValidators(field: FormilyField, contract: Field, refusal: () => string): void {
  field.setValidator([
    { triggerType: 'onInput', validator: (value: unknown) => typingError(contract, value) ?? '' },
    {
      triggerType: 'onSubmit',
      required: false,
      message: contract.missing ?? TEXTS.required,
      validator: refusal,
    },
  ]);
}

/** Brings the state of a field up to what is said of it. What is the same stays the same object: nothing is drawn again. */
export function drawField(field: FormilyField, contract: Field, said: FieldOverrides, isRequired: boolean): void {
  const { label, hint, hidden = false, disabled = false, required = false, ...rest } = said;
  field.title = label ?? contract.label;
  field.description = hint ?? contract.hint;
  field.display = hidden ? 'hidden' : 'visible';
  field.pattern = disabled ? 'disabled' : 'editable';
  field.required = required || isRequired;
  const drawn = untracked(() => field.data as { overrides: DrawnOverrides } | undefined)?.overrides;
  if (!isSameOverride(drawn, rest)) field.data = { overrides: rest };
}

/** An offered unit that does not fit what was chosen gives way to one that does; with an amount it is left as it is. */
export function fitUnit(form: FormilyForm, name: string, { unitField, units = [], hidden }: FieldOverrides): void {
  const [fitting] = units;
  if (!unitField || hidden || fitting === undefined) return;
  const { [name]: amount, [unitField]: unit } = form.values as Values;
  if (amount === null && !units.includes(String(unit))) form.setValuesIn(unitField, fitting);
}
