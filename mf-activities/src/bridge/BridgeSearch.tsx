import { ACTIVITY_TYPES, type ActivityType } from '@lichen/contracts/activities/activity-types';
import { PeriodField, type UrlState, useT } from '@lichen/kit';
import { Group } from '../shared/Choices';
import { afterChange, type AskedPeriods, beforeChange, shownPeriod } from './change-periods';
import { TypeAndLocationFilters } from '../shared/TypeAndLocationFilters';

const TYPES = Object.keys(ACTIVITY_TYPES) as ActivityType[];

/** Fields for the two periods and the filters of a bridge; every choice is in the address. */
export function BridgeSearch({ url, before, now, errors }: AskedPeriods & { url: UrlState }) {
  const t = useT();
  return (
    <search className="act-change-periods">
      <Group title={t('Earlier period')}>
        <PeriodField
          label={t('Earlier period')}
          plain
          value={shownPeriod(before, errors?.before)}
          errors={errors?.before ?? {}}
          onChange={(next) => next && url.set(beforeChange(next))}
        />
      </Group>
      <Group title={t('Later period')}>
        <PeriodField
          label={t('Later period')}
          plain
          value={shownPeriod(now, errors?.now)}
          errors={errors?.now ?? {}}
          onChange={(next) => next && url.set(afterChange(next))}
        />
      </Group>
      <TypeAndLocationFilters url={url} types={TYPES} />
    </search>
  );
}
