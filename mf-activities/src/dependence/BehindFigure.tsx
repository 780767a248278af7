import { recalculate } from '@lichen/contracts/activities/recalculation/recalculation.call';
import { useFormat, usePortal, useT } from '@lichen/kit';
import { Alert, Button } from '@lichen/kit/antd';
import type { Activity } from '../shared/ActivityFacts';
import { SOURCE_NAMES } from './source-names';
import { useRecalculateBehind } from './useRecalculateBehind';
import './dependence.css';

/** Notice that an activity's figure is older than a record it is calculated from, with the kind of that record. */
export function BehindFigure({ record }: { record: Activity }) {
  const t = useT();
  const format = useFormat();
  const { may } = usePortal();
  const { isRunning, start } = useRecalculateBehind();
  const { behind_since, behind_by } = record;
  if (behind_since === null || behind_since === undefined) return null;
  return (
    <Alert
      className="act-behind"
      type="warning"
      showIcon
      message={t('This figure is out of date')}
      description={t(
        'A record it is based on ({record}) changed on {day}. The figure does not change until it is recalculated.',
        {
          record: t(SOURCE_NAMES[behind_by ?? ''] ?? 'Record'),
          day: format.moment(behind_since),
        },
      )}
      action={
        may(recalculate.allow) && (
          <Button loading={isRunning && { delay: 200 }} onClick={start}>
            {t('Recalculate')}
          </Button>
        )
      }
    />
  );
}
