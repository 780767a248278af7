import { type LocationPlace, locationPlaces } from '@lichen/contracts/business/locations/location-places.call';
import { TEXTS } from '@lichen/contracts/text/texts';
import { lazyInline, QueryStates, Skeleton, type UrlState, useCall, useT, useTn } from '@lichen/kit';
import { type ReactNode, Suspense } from 'react';
import { fetchOutlines } from '../map/outlines.client';
import type { PlacesMap } from '../map/PlacesMap';

type Shown = Omit<Parameters<typeof PlacesMap>[0], 'outlines'>;

/** The map code is large, so it is loaded only when a user opens the map. */
const Places = lazyInline<Shown>(async () => {
  const [outlines, drawing] = await Promise.all([fetchOutlines(), import('../map/PlacesMap')]);
  return { default: (props) => <drawing.PlacesMap {...props} outlines={outlines} /> };
});

interface Answer {
  list: readonly LocationPlace[];
  total: number;
}

/** Shows the locations of the list on a map. */
export function LocationsMap({ url, add }: { url: UrlState; add: ReactNode }) {
  const t = useT();
  const tn = useTn();
  const [search, country] = [url.one('search'), url.many('country')];
  const asked = { ...(search ? { search } : {}), ...(country.length > 0 ? { country: [...country] } : {}) };
  const found = useCall<Answer>(locationPlaces, asked);
  const skeleton = <Skeleton rows={1} height={560} />;
  return (
    <QueryStates
      of={found}
      skeleton={skeleton}
      empty={{ when: ({ total }) => total === 0, text: t(TEXTS.listEmpty), action: add }}
    >
      {({ list, total }) => (
        <>
          {total > list.length && (
            <p className="biz-quiet">
              {tn(
                list.length,
                'Only the first {count} location is shown.',
                'Only the first {count} locations are shown.',
              )}
            </p>
          )}
          <Suspense fallback={skeleton}>
            <Places places={list} />
          </Suspense>
        </>
      )}
    </QueryStates>
  );
}
