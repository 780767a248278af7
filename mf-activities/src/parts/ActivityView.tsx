import { activity } from '@lichen/contracts/activities/activity.entity';
import { Figure, StatusTag, useRecord, useT } from '@lichen/kit';
import { Button } from '@lichen/kit/antd';
import { useNavigate } from '@lichen/kit/router';
import { paths } from '@lichen/contracts/paths';
import { type Activity, placeOf } from './ActivityFacts';
import { figureKg, typeName } from './activity-name';
import { CalcTable, useCalcs } from './CalcTable';
import { Details } from './Details';
import { mainCalc } from './calc-words';
import { HeadlineSum } from './HeadlineSum';
import { HowMade } from './HowMade';
import { useRemoveActivity } from './useRemoveActivity';
import './activities.css';
import './calcs.css';

/** In the address: the making of the headline, whichever row that is. */
export const MAIN = 'main';

/** Type and place, above the figure. */
export function ActivityKicker({ record }: { record: Activity }) {
  const t = useT();
  return <>{[t(typeName(record)), placeOf(record)?.name].filter(Boolean).join(' · ')}</>;
}

/** The headline: the figure, or what stands in its way. */
export function ActivityFigure({ record, onHow }: { record: Activity; onHow: () => void }) {
  const t = useT();
  if (record.err_msg) return <span className="act-wrong">{t(record.err_msg)}</span>;
  return <Figure kg={figureKg(record)} of={t(typeName(record))} onOpen={onHow} missing={t('No emissions')} />;
}

export function ActivityButtons({ record, onGone }: { record: Activity; onGone: () => void }) {
  const t = useT();
  const navigate = useNavigate();
  const removeActivity = useRemoveActivity(record.activity_type);
  return (
    <>
      <Button onClick={() => navigate(`${paths.activity(record._id)}/edit`)}>{t('Edit')}</Button>
      <Button onClick={() => void removeActivity(record).then((isGone) => isGone && onGone())}>{t('Delete')}</Button>
    </>
  );
}

interface Props {
  record: Activity;
  how: string | null;
  onHow: (calcId: string) => void;
}

/** Details, calculations and the making of a figure; the same in the panel and on its own page. */
export function ActivityBody({ record, how, onHow }: Props) {
  const t = useT();
  const calcs = useCalcs(how === MAIN ? record._id : '');
  const howId = how === MAIN ? (mainCalc(calcs.data?.list ?? [])?._id ?? null) : how;
  return (
    <>
      <p className="act-tags">
        {record.applied ? (
          <StatusTag tone="good">{t('Applied')}</StatusTag>
        ) : (
          <StatusTag tone="attention">{t('Not applied')}</StatusTag>
        )}
      </p>
      <Details record={record} />
      <CalcTable activityId={record._id} howId={howId} onHow={onHow} />
      {how === MAIN && calcs.data && <HeadlineSum total={record.emission_calc?.CO2 ?? null} rows={calcs.data.list} />}
      {howId && <HowMade key={howId} calcId={howId} />}
    </>
  );
}

export const useActivity = (id: string | null) => useRecord(activity, id);
