import type { Entity } from '@lichen/contracts/entity/entity';
import type { FieldErrors } from '@lichen/contracts/api/problems';
import {
  createForm,
  type FormilyField,
  type FormilyForm,
  isField,
  observable,
  onFieldInit,
  onFieldInputValueChange,
  onFieldReact,
  onFormValuesChange,
  toJS,
} from '../modules/form';
import { type Computed, derivedState, type FormSetting } from './derived-state';
import { addValidators, drawField, fitUnit } from './field-state';
import { fieldOf, type Overrides, type Values } from './form-fields';
import type { OpenForm } from './open-form';

/** A form with its rules, apart from how it is drawn. */
export interface FormModel {
  readonly form: FormilyForm;
  readonly api: OpenForm;
  readonly setting: { value: FormSetting };
  readonly overrides: Computed<Overrides>;
  /** Runs the validators of all fields; returns the errors that belong to no field, null if there are none at all. */
  readonly validate: () => Promise<readonly string[] | null>;
  /** Shows the server's errors under their fields; returns those that belong to no field. */
  readonly refuse: (errors: FieldErrors) => readonly string[];
}

interface Options {
  entity: Entity;
  initial: Values;
  setting: FormSetting;
  today: () => number;
  /** Called after a person changed a field, never after `set`. */
  onInput: (name: string, form: OpenForm) => void;
}

const nameOf = ({ address }: Pick<FormilyField, 'address'>): string => address.toString();

/**
 * Model of one form. Its values live in Formily; derived state (which fields are shown, required or disabled, offered
 * units, errors) is computed from them, so that a change renders only what it affects.
 */
export function formModel({ entity, initial, setting: first, today, onInput }: Options): FormModel {
  const listeners = new Set<() => void>();
  const setting = observable.ref(first) as { value: FormSetting };
  let isSending = false;

  const form = createForm({
    initialValues: initial,
    // Disabled fields are validated too, because they may be what is wrong.
    validatePattern: ['editable', 'disabled'],
    effects: () => {
      onFieldInit('*', (field) => {
        const name = nameOf(field);
        const refusal = () => (isSending ? (derived.wrong.value.under[name] ?? '') : '');
        if (isField(field) && setting.value.names.includes(name)) addValidators(field, fieldOf(entity, name), refusal);
      });
      onFieldReact('*', (field) => {
        const name = nameOf(field);
        const said = derived.overrides.value[name] ?? {};
        if (isField(field)) drawField(field, fieldOf(entity, name), said, derived.required.value.has(name));
        fitUnit(form, name, said);
      });
      onFieldInputValueChange('*', (field) => {
        form.clearErrors(field.address);
        onInput(nameOf(field), api);
      });
      onFormValuesChange(() => {
        for (const tell of listeners) tell();
      });
    },
  });
  const derived = derivedState({ entity, initial, setting, values: () => form.values as Values, today });
  const api = apiOf(form, listeners);

  const validate = async () => {
    form.clearErrors();
    isSending = true;
    await form.validate().catch(() => undefined);
    isSending = false;
    const { above } = derived.wrong.value;
    return form.invalid || above.length > 0 ? above : null;
  };

  return { form, api, setting, overrides: derived.overrides, validate, refuse: refusing(form, derived.placed) };
}

const refusing =
  (form: FormilyForm, placed: ReturnType<typeof derivedState>['placed']): FormModel['refuse'] =>
  (errors) => {
    const { under, above } = placed(errors);
    for (const [name, message] of Object.entries(under))
      form.query(name).take((field) => {
        if (isField(field)) field.setFeedback({ type: 'error', code: 'EffectError', messages: [message] });
      });
    return above;
  };

function apiOf(form: FormilyForm, listeners: Set<() => void>): OpenForm {
  return {
    get values() {
      return toJS(form.values) as Values;
    },
    set: (values) => {
      for (const [name, value] of Object.entries(values)) form.setValuesIn(name, value);
    },
    read: (select) => select(form.values),
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}
