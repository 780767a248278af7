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

/** Settings of an open form that the page may change. */
export interface FormSetting {
  readonly overrides: OverridesOf;
  /** Record of the reference that is passed to the overrides. */
  readonly known: Values | null;
  /** Fields of the layout, in order. */
  readonly names: readonly string[];
}

/** A computed value, updated only when a value that it read changes. */
export interface Computed<T> {
  readonly value: T;
}

const computed = <T>(get: () => T) => observable.computed(get) as Computed<T>;

interface Sources {
  entity: Entity;
  /** Values that the form began with. */
  initial: Values;
  setting: Computed<FormSetting>;
  /** Returns the live values of the form. */
  values: () => Values;
  today: () => number;
}

/** State that follows from the values of a form and is computed when a value it reads changes. */
export interface DerivedState {
  readonly overrides: Computed<Overrides>;
  /** Names of the fields that are required now. */
  readonly required: Computed<ReadonlySet<string>>;
  /** Errors of the entity's schema: under their field, or above the form if no field shows them. */
  readonly wrong: Computed<ReturnType<typeof errorsByField>>;
  /** Sorts other errors in the same way. */
  readonly placed: (errors: FieldErrors) => ReturnType<typeof errorsByField>;
}

/** Derives state from the values of a form and the settings of its page. */
export function derivedState({ entity, initial, setting, values, today }: Sources): DerivedState {
  const overrides = computed(() => overridesFor(setting.value.overrides, values(), setting.value.known));
  const required = computed<ReadonlySet<string>>(() => new Set(requiredNow(entity, values(), today())));
  const shown = () => setting.value.names.filter((name) => !overrides.value[name]?.hidden);
  const placed = (errors: FieldErrors) => errorsByField(underAmounts(errors, shown(), overrides.value), shown());
  const wrong = computed(() => placed(draftErrors(entity, values(), today(), initial)));
  return { overrides, required, wrong, placed };
}
