import type { CalcProblem } from '@lichen/contracts/activities/calculation-problems';
import type { RecordBase } from '@lichen/contracts/entity/entity';
import { paths } from '@lichen/contracts/api/paths';
import { type FormApi, RecordForm, type Values, useT } from '@lichen/kit';
import { useRef, useState } from 'react';
import { FORM_LAYOUT, type TypeForm } from '../types/shared/type-form';
import { PICKABLE_RECORDS } from '@lichen/contracts/business/pickable-records';
import { addedOverrides, withAdded } from './added-overrides';
import { EvidenceUploads } from './EvidenceField';
import { FormAside, type Proposal } from './FormAside';
import { takeFromLocation, takeFromProfile } from './prefill-from-location';
import { useAskOfPlaces } from './useAskOfPlaces';
import { useDistance } from './useDistance';
import { useFormOverrides } from '../types/shared/useFormOverrides';

interface Props {
  form: TypeForm;
  stored?: RecordBase;
  /** Changes that were proposed for a stored activity; shown but not saved yet. */
  proposed?: Proposal | undefined;
  /** Starting values of a new activity; by default those of its type. */
  start?: Values;
  /** Set when the form is part of another page; otherwise it navigates to the activity's page. */
  within?: { onSaved: () => void; onCancel: () => void } | undefined;
}

/** Form for a new or stored activity: fields of the type on the left, shared fields on the right. */
export function ActivityForm({ form, stored, proposed, start = form.start, within }: Props) {
  const t = useT();
  const overrides = useFormOverrides(form);
  const follow = useRef(form.follow?.());
  const distance = useDistance(form);
  const maySave = useAskOfPlaces(form.entity);
  const [problem, setProblem] = useState<CalcProblem | null>(null);
  const [isUploading, setUploading] = useState(false);

  const onFieldChange = (name: string, api: FormApi) => {
    follow.current?.(name, api);
    distance.follow(name, api);
    if (name === 'profile_id' && 'location_id' in form.entity.fields) void takeFromProfile(api);
    if (name === 'location_id') void takeFromLocation(form, api, overrides(api.values, null));
  };

  return (
    <EvidenceUploads value={setUploading}>
      <RecordForm
        entity={form.entity}
        stored={stored}
        initial={start}
        {...(form.complete ? { complete: form.complete } : {})}
        layout={form.layout}
        beside={FORM_LAYOUT}
        overrides={(values, known) =>
          withAdded(overrides(values, known), {
            ...distance.overrides,
            ...addedOverrides({ form, stored, values, problem, isUploading, t }),
          })
        }
        knows={form.knows}
        pick={PICKABLE_RECORDS}
        aside={<FormAside entity={form.entity} stored={stored} proposed={proposed} onProblem={setProblem} />}
        onFieldChange={onFieldChange}
        maySave={maySave}
        to={paths.activity}
        list={paths.activities()}
        within={within}
      />
    </EvidenceUploads>
  );
}
