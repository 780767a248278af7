import { location } from '@lichen/contracts/business/location.entity';
import { useRecords, useT } from '@lichen/kit';

const ALL = 2000;

/** Returns a location's name by id, with texts for no location and for a deleted one. */
export function useLocationNames(): (id: string | null) => string {
  const t = useT();
  const places = useRecords(location, { limit: ALL }).data?.list;
  return (id) => {
    if (!id) return t('No location');
    return places ? (places.find(({ _id }) => _id === id)?.name ?? t('Removed location')) : '…';
  };
}
