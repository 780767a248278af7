import { electricityActivity } from '@lichen/contracts/activities/electricity.entity';
import { location } from '@lichen/contracts/business/location.entity';
import type { RecordOf } from '@lichen/contracts/entity';
import { paths } from '@lichen/contracts/paths';
import type { RecordAnswer } from '@lichen/contracts/wire';
import { data, type FormHand, SchemaForm, useReference, useSave, useT, useTell, type Values } from '@lichen/kit';
import { useNavigate } from '@lichen/kit/router';
import { useRef, useState } from 'react';
import type { Electricity } from './ActivityFacts';
import { COMMON_LAYOUT, ELECTRICITY_LAYOUT, ELECTRICITY_START, electricityTouches } from './electricity-form';
import { Preview } from './Preview';
import { type Lead, leadAfter, syncedRenewable, withShare } from './renewable';

type Site = RecordOf<typeof location>;

const PICK = { locations: { entity: location, labelOf: (site: object) => (site as Site).name } };

/** Units and grid of the chosen place; without an answer the form is simply filled by hand. */
async function takeFromLocation(form: FormHand): Promise<string | null> {
  const id = form.values['location_id'];
  if (typeof id !== 'string') return null;
  const answer = await data<RecordAnswer<Site>>(`locations/${encodeURIComponent(id)}`).catch(() => null);
  if (!answer) return null;
  form.set({ units: answer.obj.electricity_units, electricity_grid: answer.obj.electricity_grid });
  return answer.obj.country;
}

/** One form for a new bill and for a stored one: its type at the left, what all activities share at the right. */
export function ElectricityForm({ stored }: { stored?: Electricity }) {
  const t = useT();
  const tell = useTell();
  const navigate = useNavigate();
  const { create, update } = useSave(electricityActivity);
  const [values, setValues] = useState<Values>({});
  const [country, setCountry] = useState<string | null>(null);
  const instruments = useReference('instruments').data;
  const lead = useRef<Lead>('renewable_amount');

  const onFieldChange = (name: string, form: FormHand) => {
    lead.current = leadAfter(name, lead.current);
    const synced = syncedRenewable(name, form.values, lead.current);
    if (synced) form.set(synced);
    if (name === 'location_id') void takeFromLocation(form).then(setCountry);
  };

  return (
    <SchemaForm
      entity={electricityActivity}
      stored={stored}
      initial={ELECTRICITY_START}
      complete={withShare}
      layout={ELECTRICITY_LAYOUT}
      beside={COMMON_LAYOUT}
      touches={electricityTouches(country, instruments)}
      pick={PICK}
      aside={<Preview values={values} />}
      submitLabel={stored ? 'Update' : 'Add'}
      onValues={setValues}
      onFieldChange={onFieldChange}
      onSubmit={(all, began) => (began ? update(began, all) : create(all))}
      onCancel={() => navigate(stored ? paths.activity(stored._id) : paths.activities())}
      onSaved={(saved) => {
        tell(t('Saved'));
        navigate(paths.activity((saved as Electricity)._id));
      }}
    />
  );
}
