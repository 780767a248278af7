import type { Entity, RecordBase } from '@lichen/contracts/entity/entity';
import { PROBLEM_STATUS } from '@lichen/contracts/api/problems';
import { TEXTS } from '@lichen/contracts/text/texts';
import { type ReactNode, useEffect, useState } from 'react';
import { type Outcome, useSingleFlight } from '../data/writes';
import { useT } from '../i18n/texts';
import { Alert, Button } from '../modules/antd';
import { type FormilyForm, FormProvider } from '../modules/form';
import { usePortal } from '../portal/portal';
import { SectionFields } from './SectionFields';
import {
  draftErrors,
  errorsByField,
  type FieldOverrides,
  type FormApi,
  missedErrors,
  type Section,
  underAmounts,
  type Values,
  withoutOfferedUnits,
} from './form-fields';
import { EditConflictNote } from './EditConflictNote';
import { type Pickable, PickableContext } from './RefControl';
import { plainValues, setValues, useEntityForm } from './useEntityForm';
import './form.css';

export interface SchemaFormProps {
  entity: Entity;
  /** The stored record of an edit. */
  stored?: RecordBase | undefined;
  initial?: Values;
  /** Fills in what a stored record leaves to be worked out from its other values. */
  complete?: (record: RecordBase) => RecordBase;
  layout: readonly Section[];
  /** A second column of blocks at the right. */
  beside?: readonly Section[];
  overrides?: Readonly<Record<string, FieldOverrides>>;
  pick?: Readonly<Record<string, Pickable>>;
  submitLabel: string;
  /** `began` is the record as it was when the form opened: what was pushed since must not look as if it had been read. */
  onSubmit: (values: Values, began: RecordBase | undefined) => Promise<Outcome<object>>;
  onSaved?: (record: object) => void;
  onCancel?: () => void;
  /** Called after a person changed a field, never after `set`. */
  onFieldChange?: (name: string, form: FormApi) => void;
  /** Every change of any value, for previews. */
  onValues?: (values: Values) => void;
  /** Under the second column. */
  aside?: ReactNode;
}

const NONE = {};
const CONFLICT = PROBLEM_STATUS.conflict;

function showErrors(form: FormilyForm, under: Readonly<Record<string, string>>): void {
  for (const [name, message] of Object.entries(under))
    form.setFieldState(name, (state) => {
      state.selfErrors = [message];
    });
}

const shownNames = (blocks: readonly Section[], overrides: SchemaFormProps['overrides'], values: Values) =>
  blocks.flatMap(({ fields }) => fields).filter((name) => !overrides?.[name]?.isHidden?.(values));

/** Takes the focus to the first field that is wrong, once the errors are on screen; a frame alone is too early for that. */
function useFocusOnError(): () => void {
  const [round, setRound] = useState(0);
  useEffect(() => {
    if (round > 0)
      document.querySelector<HTMLElement>('.k-form :is(input, textarea, button)[aria-invalid="true"]')?.focus();
  }, [round]);
  return () => setRound((last) => last + 1);
}

export function SchemaFormView(props: SchemaFormProps) {
  const { entity, layout, beside = [], overrides = {}, onSubmit, onSaved, onCancel, onFieldChange } = props;
  const t = useT();
  const { today } = usePortal();
  const { form, required, began, unsaved, meanwhile, takeOver } = useEntityForm(props);
  const [above, setAbove] = useState<readonly string[]>([]);
  const { run, isRunning } = useSingleFlight<void>();
  const shown = () => shownNames([...layout, ...beside], overrides, plainValues(form));

  const hand = (): FormApi => ({
    // As they are when they are read, not as they were when the hand was given.
    get values() {
      return plainValues(form);
    },
    set: (values) => setValues(form, values),
  });

  const focusFirstError = useFocusOnError();
  const complain = (errors: Readonly<Record<string, string>>, otherwise: readonly string[] = []) => {
    const found = errorsByField(underAmounts(errors, shown(), overrides), shown());
    showErrors(form, found.under);
    setAbove(found.above.length + Object.keys(found.under).length > 0 ? found.above : otherwise);
    focusFirstError();
  };

  const submit = async () => {
    const values = plainValues(form);
    const errors = { ...missedErrors(values, shown(), overrides), ...draftErrors(entity, values, today()) };
    setAbove([]);
    if (Object.keys(errors).length > 0) return complain(errors);
    const outcome = await onSubmit(began ? withoutOfferedUnits(values, began, overrides) : values, began);
    if (outcome.state === 'unchanged') return setAbove([TEXTS.nothingChanged]);
    if (outcome.state === 'failed') {
      const isTold = outcome.error.status === CONFLICT && (await takeOver());
      return complain(outcome.error.errors, isTold ? [] : [outcome.error.message]);
    }
    unsaved.mark(false);
    onSaved?.(outcome.record);
  };

  const cancel = async () => {
    if (!(await unsaved.mayLeave())) return;
    unsaved.mark(false);
    onCancel?.();
  };

  const sections = (blocks: readonly Section[]) => (
    <Sections
      {...{ entity, blocks, overrides, required, hand }}
      onFieldChange={(name) => onFieldChange?.(name, hand())}
    />
  );

  return (
    <FormProvider form={form}>
      <PickableContext.Provider value={props.pick ?? NONE}>
        <form
          className="k-form"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void run(submit);
          }}
        >
          {above.length > 0 && (
            <Alert type="warning" showIcon role="alert" message={above.map((text) => t(text)).join(' ')} />
          )}
          {meanwhile && <EditConflictNote entity={entity} meanwhile={meanwhile} overrides={overrides} />}
          <div className={beside.length > 0 ? 'k-form-columns' : 'k-form-column'}>
            <div className="k-form-column">{sections(layout)}</div>
            {(beside.length > 0 || props.aside) && (
              <div className="k-form-column">
                {sections(beside)}
                {props.aside}
              </div>
            )}
          </div>
          <FormButtons label={props.submitLabel} isRunning={isRunning} {...(onCancel ? { cancel } : {})} />
        </form>
      </PickableContext.Provider>
    </FormProvider>
  );
}

interface SectionsProps {
  entity: Entity;
  blocks: readonly Section[];
  overrides: Readonly<Record<string, FieldOverrides>>;
  required: string;
  onFieldChange: (name: string) => void;
  hand: () => FormApi;
}

function Sections({ blocks, ...rest }: SectionsProps) {
  return blocks.map((section) => <SectionFields key={section.fields.join()} section={section} {...rest} />);
}

interface ButtonsProps {
  label: string;
  isRunning: boolean;
  cancel?: () => Promise<void>;
}

function FormButtons({ label, isRunning, cancel }: ButtonsProps) {
  const t = useT();
  return (
    <div className="k-form-buttons">
      {cancel && <Button onClick={() => void cancel()}>{t('Cancel')}</Button>}
      {/* A quick answer shows no wheel: antd's would never leave again, and be read out with the button. */}
      <Button type="primary" htmlType="submit" loading={isRunning && { delay: 200 }}>
        {t(label)}
      </Button>
    </div>
  );
}
