import type { RecordBase } from '@lichen/contracts/entity/entity';
import { paths } from '@lichen/contracts/api/paths';
import { type FieldOverrides, type FormApi, SchemaForm, useSave, useT, useNotify, type Values } from '@lichen/kit';
import { useNavigate } from '@lichen/kit/router';
import { useRef, useState } from 'react';
import { COMMON_LAYOUT, type FormContext, type TypeForm } from '../types/type-form';
import { PICK } from '../types/pickable';
import { Preview } from './Preview';
import { takeFromLocation, takeFromProfile } from './prefill-from-location';
import { useDistance } from './useDistance';
import { useChoiceWords } from '../types/useChoiceWords';
import { useNamedPartner } from './useNamedPartner';
import { useFormContext } from '../types/useFormContext';
import { Warnings } from '../checks/Warnings';

type Overrides = Readonly<Record<string, FieldOverrides>>;

/** What the form says of its fields, and what its buttons add. */
const withActions = (overrides: Overrides, added: Overrides): Overrides => ({
  ...overrides,
  ...Object.fromEntries(Object.entries(added).map(([name, more]) => [name, { ...overrides[name], ...more }])),
});

/** Of a chosen location only its vehicles are offered. */
function overridesOf({ overrides, entity }: TypeForm, context: FormContext): Overrides {
  const said = overrides?.(context) ?? {};
  const { location_id = null } = context.values as { location_id?: string | null };
  if (!Object.hasOwn(entity.fields, 'vehicle_id')) return said;
  return withActions(said, { vehicle_id: { where: { location_id } } });
}

interface Props {
  form: TypeForm;
  stored?: RecordBase;
  /** Where the form is part of another page; by itself it leads to the page of the activity. */
  within?: { onSaved: () => void; onCancel: () => void };
}

/** One form for a new activity and for a stored one: its type at the left, what all activities share at the right. */
export function ActivityForm({ form, stored, within }: Props) {
  const t = useT();
  const notify = useNotify();
  const navigate = useNavigate();
  const { create, update } = useSave(form.entity);
  const [values, setValues] = useState<Values>({});
  const words = useChoiceWords(form.entity);
  const context = useFormContext(form, values);
  const follow = useRef(form.follow?.());
  const distance = useDistance(form);
  const named = useNamedPartner(form, values);

  const onFieldChange = (name: string, hand: FormApi) => {
    follow.current?.(name, hand);
    distance.follow(name, hand);
    if (name === 'profile_id' && 'location_id' in form.entity.fields) void takeFromProfile(hand);
    if (name === 'location_id') void takeFromLocation(form, hand, overridesOf(form, context));
  };

  return (
    <SchemaForm
      entity={form.entity}
      stored={stored}
      initial={form.start}
      {...(form.complete ? { complete: form.complete } : {})}
      layout={form.layout}
      beside={COMMON_LAYOUT}
      overrides={withActions(words(overridesOf(form, context)), { ...distance.overrides, ...named })}
      pick={PICK}
      aside={
        <>
          <Preview entity={form.entity} values={values} />
          <Warnings entity={form.entity} values={values} stored={stored} />
        </>
      }
      submitLabel={stored ? 'Update' : 'Add'}
      onValues={setValues}
      onFieldChange={onFieldChange}
      onSubmit={(all, began) => (began ? update(began, all) : create(all))}
      onCancel={within?.onCancel ?? (() => navigate(stored ? paths.activity(stored._id) : paths.activities()))}
      onSaved={(saved) => {
        notify(t('Saved'));
        if (within) within.onSaved();
        else navigate(paths.activity((saved as RecordBase)._id));
      }}
    />
  );
}
