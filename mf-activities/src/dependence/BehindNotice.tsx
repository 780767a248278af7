import { type BehindFigures, behindFiguresCall } from '@lichen/contracts/activities/dependence/dependent-figures.call';
import { recalculate } from '@lichen/contracts/activities/recalculation/recalculation.call';
import { paths } from '@lichen/contracts/api/paths';
import { useCall, usePortal, useT, useTn } from '@lichen/kit';
import { Alert, Button } from '@lichen/kit/antd';
import { Link } from '@lichen/kit/router';
import { ANY_PERIOD } from '../shared/address/activity-filters';
import { useRecalculateBehind } from './useRecalculateBehind';
import './dependence.css';

const ALL_BEHIND = { behind: 'true', ...ANY_PERIOD };

interface Props {
  /** The record whose figures are counted; without it, all of the account. */
  of?: { entity: string; id: string };
}

/** Number of figures that are older than the records they are calculated from; empty if there are none. */
export function BehindNotice({ of }: Props) {
  const t = useT();
  const tn = useTn();
  const { may } = usePortal();
  const { isRunning, start } = useRecalculateBehind();
  const found = useCall<{ obj: BehindFigures }>(behindFiguresCall, of ?? {}).data?.obj;
  if (!found || found.activities === 0) return null;
  const { activities, closed } = found;
  const held =
    closed > 0 &&
    tn(
      closed,
      '{count} is in an approved year and stays as it is.',
      '{count} are in an approved year and stay as they are.',
    );
  return (
    <Alert
      className="act-behind"
      type="warning"
      showIcon
      message={tn(activities, '{count} figure is out of date', '{count} figures are out of date')}
      description={
        <>
          {[t('Records they are based on have changed. The figures do not change until they are recalculated.'), held]
            .filter(Boolean)
            .join(' ')}{' '}
          {!of && <Link to={paths.activities(ALL_BEHIND)}>{t('Outdated figures')}</Link>}
        </>
      }
      action={
        may(recalculate.allow) &&
        activities > closed && (
          <Button loading={isRunning && { delay: 200 }} onClick={start}>
            {t('Recalculate')}
          </Button>
        )
      }
    />
  );
}
