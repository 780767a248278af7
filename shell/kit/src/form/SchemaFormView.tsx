import type { Entity, RecordBase } from '@lichen/contracts/entity/entity';
import { type ReactNode, useMemo } from 'react';
import type { Outcome } from '../data/writes';
import { DraftNote } from '../drafts/DraftNote';
import { useT } from '../i18n/texts';
import { Alert, Button } from '../modules/antd';
import { FormProvider } from '../modules/form';
import { SectionFields } from './SectionFields';
import type { FormApi, OverridesOf, Section, Values } from './form-fields';
import { EditConflictNote } from './EditConflictNote';
import { OpenFormContext } from './open-form';
import { type Pickable, PickableContext } from './RefControl';
import { useEntityForm } from './useEntityForm';
import { useSubmit } from './useSubmit';
import './form.css';

/** Properties of a form that an entity defines; `stored` makes it an edit, otherwise it creates. */
export interface SchemaFormProps {
  entity: Entity;
  /** The stored record to edit. */
  stored?: RecordBase | undefined;
  initial?: Values;
  /** Completes a stored record with values derived from its others. */
  complete?: (record: RecordBase) => RecordBase;
  layout: readonly Section[];
  /** Sections of a second column at the right. */
  beside?: readonly Section[];
  overrides?: OverridesOf;
  /** Reference whose record is passed to the overrides. */
  knows?: string | undefined;
  pick?: Readonly<Record<string, Pickable>>;
  /** Without it the page saves the input itself: the form sends nothing and stores no draft. */
  submitLabel?: string | undefined;
  /**
   * `began` is the record as it was when the form opened, because later pushed versions were not read by the person.
   * Resolves to null if the person cancelled a question and stays in the form.
   */
  onSubmit?: ((values: Values, began: RecordBase | undefined) => Promise<Outcome<object> | null>) | undefined;
  onSaved?: (record: object) => void;
  onCancel?: () => void;
  /** Called after a person changed a field, never after `set`. */
  onFieldChange?: (name: string, form: FormApi) => void;
  /** Content above the fields. Like `aside`, it reads the values by `useFormValue` and `useDebouncedFormValues`. */
  notice?: ReactNode;
  /** Content below the second column. */
  aside?: ReactNode;
}

const NONE = {};
const NO_BLOCKS: readonly Section[] = [];

export function SchemaFormView(props: SchemaFormProps) {
  const { entity, layout, beside = NO_BLOCKS, overrides = NONE, pick = NONE, onCancel } = props;
  const t = useT();
  const names = useMemo(() => [...layout, ...beside].flatMap(({ fields }) => fields), [layout, beside]);
  const opened = useEntityForm({ ...props, overrides, pick, names, isSavedByPage: props.submitLabel === undefined });
  const { model, conflict, unsaved, input } = opened;
  const { above, isRunning, send } = useSubmit(opened, props);

  const cancel = async () => {
    if (!(await unsaved.mayLeave())) return;
    unsaved.mark(false);
    input.forget();
    onCancel?.();
  };

  const sections = (blocks: readonly Section[]) =>
    blocks.map((section) => (
      <SectionFields key={section.fields.join()} section={section} entity={entity} api={model.api} />
    ));

  return (
    <FormProvider form={model.form}>
      <OpenFormContext.Provider value={model.api}>
        <PickableContext.Provider value={pick}>
          <form
            className="k-form"
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              send();
            }}
          >
            {input.found && <DraftNote on={input.found.on} restore={input.restore} discard={input.discard} />}
            {above.length > 0 && (
              <Alert type="warning" showIcon role="alert" message={above.map((text) => t(text)).join(' ')} />
            )}
            {conflict && <EditConflictNote entity={entity} conflict={conflict} overrides={model.overrides} />}
            {props.notice}
            <div className={beside.length > 0 ? 'k-form-columns' : 'k-form-column'}>
              <div className="k-form-column">{sections(layout)}</div>
              {(beside.length > 0 || props.aside) && (
                <div className="k-form-column">
                  {sections(beside)}
                  {props.aside}
                </div>
              )}
            </div>
            {props.submitLabel && (
              <FormButtons label={props.submitLabel} isRunning={isRunning} {...(onCancel ? { cancel } : {})} />
            )}
          </form>
        </PickableContext.Provider>
      </OpenFormContext.Provider>
    </FormProvider>
  );
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
      {/* Delays the spinner: with a fast response antd's would stay for ever, and be read out with the button. */}
      <Button type="primary" htmlType="submit" loading={isRunning && { delay: 200 }}>
        {t(label)}
      </Button>
    </div>
  );
}
