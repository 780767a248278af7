import type { Field } from '@lichen/contracts/entity/fields';
import { TEXTS } from '@lichen/contracts/text/texts';
import { type FormilyField, type FormilyForm, untracked } from '../modules/form';
import { type FieldOverrides, isSameOverride, typingError, type Values } from './form-fields';

/** Overrides that a field of the model passes to its control beside Formily's own state. */
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

/**
 * Updates the state of a field from its overrides. Unchanged values keep their identity, so that nothing renders again.
 */
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

/** Replaces an offered unit that is not among the current ones; a unit with an amount stays. */
export function fitUnit(form: FormilyForm, name: string, { unitField, units = [], hidden }: FieldOverrides): void {
  const [fitting] = units;
  if (!unitField || hidden || fitting === undefined) return;
  const { [name]: amount, [unitField]: unit } = form.values as Values;
  if (amount === null && !units.includes(String(unit))) form.setValuesIn(unitField, fitting);
}
