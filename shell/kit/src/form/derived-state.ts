import type { Entity } from '@lichen/contracts/entity/entity';
import type { FieldErrors } from '@lichen/contracts/api/problems';
import { observable } from '../modules/form';
import {
  draftErrors,
  errorsByField,
  type Overrides,
  type OverridesOf,
  overridesFor,
  requiredNow,
  underAmounts,
  type Values,
} from './form-fields';

/** Settings of an open form beside its values; the page may change them while the form is open. */
export interface FormSetting {
  readonly overrides: OverridesOf;
  /** The record of the reference that the overrides want to know. */
  readonly known: Values | null;
  /** The fields of the layout, in its order. */
  readonly names: readonly string[];
}

/** A value that is computed again only when one that it read is another. */
export interface Computed<T> {
  readonly value: T;
}

const computed = <T>(get: () => T) => observable.computed(get) as Computed<T>;

interface Sources {
  entity: Entity;
  setting: Computed<FormSetting>;
  /** The live values of the form. */
  values: () => Values;
  today: () => number;
}

export interface DerivedState {
  readonly overrides: Computed<Overrides>;
  /** Names of the fields that the rules ask for. */
  readonly required: Computed<ReadonlySet<string>>;
  /** Errors of the entity's schema: under their field, or above the form when no field shows them. */
  readonly wrong: Computed<ReturnType<typeof errorsByField>>;
  /** Sorts errors in the same way. */
  readonly placed: (errors: FieldErrors) => ReturnType<typeof errorsByField>;
}

/** State derived from the values of a form and the settings of its page. */
export function derivedState({ entity, setting, values, today }: Sources): DerivedState {
  const overrides = computed(() => overridesFor(setting.value.overrides, values(), setting.value.known));
  const required = computed<ReadonlySet<string>>(() => new Set(requiredNow(entity, values(), today())));
  const shown = () => setting.value.names.filter((name) => !overrides.value[name]?.hidden);
  const placed = (errors: FieldErrors) => errorsByField(underAmounts(errors, shown(), overrides.value), shown());
  const wrong = computed(() => placed(draftErrors(entity, values(), today())));
  return { overrides, required, wrong, placed };
}
