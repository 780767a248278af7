import { commuteActivity } from '@lichen/contracts/activities/types/staff/commute.entity';
import { homeWorkingActivity } from '@lichen/contracts/activities/types/staff/home-working.entity';
import type { PeriodType } from '@lichen/contracts/activities/entries/period-entries';
import { location } from '@lichen/contracts/business/location.entity';
import type { Place } from '@lichen/contracts/entity/fields';
import {
  ActionButton,
  CodeField,
  NumberField,
  PlaceField,
  RecordPicker,
  SwitchField,
  UnitField,
  useReference,
  type Values,
} from '@lichen/kit';
import { useEffect, useRef } from 'react';
import { otherUnits } from './entry-amounts';
import { useDistance } from '../form/useDistance';
import { TRANSPORT_METHODS, routeDistance, routeOverrides } from '../types/shared/journey-form';
import type { JourneyDistance } from '../types/shared/type-form';

interface Props {
  how: Values;
  set: (values: Values) => void;
  errors: Readonly<Record<string, string>>;
}

/** Returns the props of a field: its value, its error, and its change handler. */
const bound = ({ how, set, errors }: Props) => {
  return <T,>(name: string, after: (next: T | null) => void = () => undefined) => ({
    value: how[name] as T | null,
    error: errors[name],
    onChange: (next: T | null) => {
      set({ [name]: next });
      after(next);
    },
  });
};

export const EntryDetailFields = ({ activity, ...props }: Props & { activity: PeriodType }) =>
  activity === 'commute' ? <WayToWork {...props} /> : <DeskAtHome {...props} />;

function Site(props: Props) {
  const field = bound(props);
  const { label } = commuteActivity.fields.location_id;
  return (
    <RecordPicker
      {...field<string>('location_id')}
      {...{ label }}
      required
      entity={location}
      labelOf={(one) => one.name}
    />
  );
}

/** Route fields of a journey form, shared by all entries; `distance` is one way here. */
function WayToWork(props: Props) {
  const { how, set, errors } = props;
  const field = bound(props);
  const rows = useReference(TRANSPORT_METHODS).data ?? [];
  const overrides = routeOverrides({ values: how, rows }, 'passenger');
  const turned = useRef<Values | null>(null);
  const { fields } = commuteActivity;
  const code = (name: 'travel_class' | 'fuel_type') =>
    !overrides[name]?.hidden && (
      <CodeField
        {...field<string>(name)}
        label={fields[name].label}
        list={name === 'travel_class' ? 'travel_classes' : 'vehicle_fuels'}
        where={overrides[name]?.where ?? {}}
      />
    );
  return (
    <>
      <CodeField
        {...field<string>('transport_method', () => set({ travel_class: null, fuel_type: null }))}
        label={fields.transport_method.label}
        list={TRANSPORT_METHODS}
        where={overrides['transport_method']?.where ?? {}}
        required
      />
      {code('travel_class')}
      {code('fuel_type')}
      <div>
        <UnitField
          {...field<number>('distance')}
          label="Distance, one way"
          required
          unit={how['units'] as string | null}
          units={['km', 'miles']}
          onUnitChange={(units) => {
            set(otherUnits(how, units, turned.current));
            turned.current = how;
          }}
        />
        <WayLength {...props} />
      </div>
      <PlaceField
        {...field<Place>('start_location')}
        label={fields.start_location.label}
        required
        error={errors['start_location']}
      />
      <PlaceField {...field<Place>('end_location')} label={fields.end_location.label} required />
      <Site {...props} />
    </>
  );
}

/** One-way distance, regardless of the number of journeys. */
const ONE_WAY: JourneyDistance = { ...routeDistance, fill: ([distance]) => ({ distance }) };

/** Calculates the distance from both ends and the method. */
function WayLength({ how, set }: Props) {
  const { action } = useDistance({ distance: ONE_WAY });
  const latest = useRef(how);
  useEffect(() => {
    latest.current = how;
  }, [how]);
  const form = {
    get values() {
      return latest.current;
    },
    set,
  };
  return <ActionButton action={action} form={form} />;
}

function DeskAtHome(props: Props) {
  const field = bound(props);
  const { equipment, heating, air_conditioner, air_conditioner_kw } = homeWorkingActivity.fields;
  return (
    <>
      <Site {...props} />
      <SwitchField {...field<boolean>('equipment')} label={equipment.label} />
      <SwitchField {...field<boolean>('heating')} label={heating.label} />
      <SwitchField {...field<boolean>('air_conditioner')} label={air_conditioner.label} />
      {props.how['air_conditioner'] === true && (
        <NumberField {...field<number>('air_conditioner_kw')} label={air_conditioner_kw.label} suffix="kW" />
      )}
    </>
  );
}
