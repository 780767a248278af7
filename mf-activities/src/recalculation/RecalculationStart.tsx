import { ACTIVITY_TYPES, type ActivityType } from '@lichen/contracts/activities/activity-types';
import { recalculate } from '@lichen/contracts/activities/recalculation/recalculation.call';
import { location } from '@lichen/contracts/business/location.entity';
import { paths } from '@lichen/contracts/api/paths';
import type { RecordAnswer } from '@lichen/contracts/api/api-responses';
import {
  asDataError,
  failureText,
  Card,
  ChoiceField,
  data,
  PeriodField,
  type Period,
  RecordPicker,
  SwitchField,
  useSingleFlight,
  useT,
  useUrlState,
} from '@lichen/kit';
import { Alert, Button } from '@lichen/kit/antd';
import { useNavigate } from '@lichen/kit/router';
import { useState } from 'react';
import { useServedTypes } from '../shared/AddMenu';

/** Form that chooses what to recalculate. The address may name a location whose grid has changed. */
export function RecalculationStart() {
  const t = useT();
  const navigate = useNavigate();
  const url = useUrlState();
  const types = useServedTypes();
  const [activity, setActivity] = useState<string | null>(url.one('activity'));
  const [place, setPlace] = useState<string | null>(url.one('location_id'));
  const [period, setPeriod] = useState<Period | null>(null);
  const [isApprovedToo, setApprovedToo] = useState<boolean | null>(false);
  const [problem, setProblem] = useState<string>();
  const { run, isRunning } = useSingleFlight<void>();

  const start = async () => {
    const body = {
      ...(activity ? { activity: activity as ActivityType } : {}),
      ...(place ? { location_id: place } : {}),
      ...(typeof period?.from === 'number' ? { start_date: period.from } : {}),
      ...(typeof period?.to === 'number' ? { end_date: period.to } : {}),
      ...(isApprovedToo ? { include_approved: true } : {}),
    };
    try {
      const { obj } = await data<RecordAnswer<{ _id: string }>>(recalculate.name, { method: 'POST', body });
      navigate(paths.recalculation(obj._id));
    } catch (error) {
      setProblem(failureText(asDataError(error)));
    }
  };

  return (
    <Card title={t('Recalculate')}>
      <form
        className="act-recalculate"
        onSubmit={(event) => {
          event.preventDefault();
          void run(start);
        }}
      >
        <p className="act-quiet">
          {t(
            'All selected activities are calculated with current factors. No figures change until you commit the recalculation.',
          )}
        </p>
        <div className="act-recalculate-fields">
          <ChoiceField
            label="Activity"
            options={types}
            words={ACTIVITY_TYPES}
            value={activity}
            onChange={setActivity}
          />
          <RecordPicker
            label="Location"
            entity={location}
            labelOf={({ name }) => name}
            value={place}
            onChange={setPlace}
          />
          <PeriodField label={t('Period')} value={period} onChange={setPeriod} />
        </div>
        <SwitchField
          label={t('Recalculate approved years too')}
          hint={t('Otherwise they are left unchanged. A reason is required.')}
          value={isApprovedToo}
          onChange={setApprovedToo}
        />
        {problem && <Alert type="error" showIcon message={problem} />}
        <div>
          <Button type="primary" htmlType="submit" loading={isRunning}>
            {t('Recalculate')}
          </Button>
        </div>
      </form>
    </Card>
  );
}
