import { paths } from '@lichen/contracts/api/paths';
import { Figure, useFormat, useT } from '@lichen/kit';
import { Button } from '@lichen/kit/antd';
import { Link, useNavigate } from '@lichen/kit/router';
import { nextPeriod } from '../shared/periods';
import { type Activity, locationOf } from '../shared/ActivityFacts';
import { figureKg, typeName } from '../shared/activity-name';
import { problemText } from '../calculations/problem-words';
import { useRemoveActivity } from '../shared/useRemoveActivity';

/** Type and location, above the figure. */
export function ActivityKicker({ record }: { record: Activity }) {
  const t = useT();
  return <>{[t(typeName(record)), locationOf(record)?.name].filter(Boolean).join(' · ')}</>;
}

/** Headline of an activity: its figure, or the reason why it has none. */
export function ActivityFigure({ record, onHow }: { record: Activity; onHow: () => void }) {
  const t = useT();
  // An unapplied activity counts nowhere; a figure would read as zero.
  if (!record.applied) return <>{t('Not applied')}</>;
  if (record.err_msg) return <span className="act-wrong">{problemText(t, record)}</span>;
  return <Figure kg={figureKg(record)} of={t(typeName(record))} onOpen={onHow} missing={t('No emissions')} />;
}

/** Returns the following period, where the activity has one. */
const nextOf = ({ from, to }: Activity) =>
  from !== null && to !== null && to > from ? nextPeriod({ from, to }) : null;

/** Returns the address and label of a new activity that continues this one, prefilled with the data of its meter. */
function useNext(record: Activity) {
  const t = useT();
  const format = useFormat();
  const next = nextOf(record);
  return {
    to: paths.activityLike(record.activity_type, record._id),
    text: next ? t('Next: {period}', { period: format.period(next.from, next.to) }) : t('Add another'),
  };
}

/** Link to the form of a new activity that continues this one. */
export function NextLink({ record }: { record: Activity }) {
  const { to, text } = useNext(record);
  return <Link to={to}>{text}</Link>;
}

/** Like `NextLink`, as a button. */
export function NextButton({ record }: { record: Activity }) {
  const { to, text } = useNext(record);
  const navigate = useNavigate();
  return <Button onClick={() => navigate(to)}>{text}</Button>;
}

/** Edits or deletes an activity; `onGone` is called after a deletion, which the person confirms. */
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
