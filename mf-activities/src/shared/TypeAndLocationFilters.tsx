import { ACTIVITY_TYPES, type ActivityType } from '@lichen/contracts/activities/activity-types';
import { location } from '@lichen/contracts/business/location.entity';
import { LIST_LIMIT } from '@lichen/contracts/api/api-responses';
import { ManyField, type UrlState, useRecords, useT } from '@lichen/kit';
import { MORE_OPTIONS } from './address/more-than-offered';

/** Filters by location and activity type; every choice is in the address. */
export function TypeAndLocationFilters({ url, types }: { url: UrlState; types: readonly ActivityType[] }) {
  const t = useT();
  const found = useRecords(location, { limit: LIST_LIMIT.most }).data;
  const sites = found?.list ?? [];
  return (
    <>
      <ManyField
        label="Location"
        plain
        unfiltered="All"
        value={url.many('locations')}
        {...(found && found.total > sites.length ? { hint: MORE_OPTIONS } : {})}
        offers={sites.map(({ _id, name }) => ({ value: _id, label: name }))}
        onChange={(locations) => url.set({ locations: locations ?? [] })}
      />
      <ManyField
        label="Activity"
        plain
        unfiltered="All"
        value={url.many('activity')}
        offers={types.map((type) => ({ value: type, label: t(ACTIVITY_TYPES[type]) }))}
        onChange={(activity) => url.set({ activity: activity ?? [] })}
      />
    </>
  );
}
