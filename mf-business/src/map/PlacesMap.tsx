import type { LocationPlace } from '@lichen/contracts/business/locations/location-places.call';
import { usePortal, useT } from '@lichen/kit';
import { Button } from '@lichen/kit/antd';
import { useMemo, useState } from 'react';
import { isPlaced } from './places';
import { PlacesList } from './PlacesList';
import type { Outlines } from './read-outlines';
import { usePlacesMap } from './usePlacesMap';
import './places-map.css';

interface Props {
  places: readonly LocationPlace[];
  outlines: Outlines;
}

/** An interactive map of several locations, with a list of the visible ones beside it. */
export function PlacesMap({ places, outlines }: Props) {
  const t = useT();
  const { map_tiles: tiles } = usePortal().answer;
  const placed = useMemo(() => places.filter(isPlaced), [places]);
  const unplaced = useMemo(() => places.filter((place) => !isPlaced(place)), [places]);
  const [chosen, setChosen] = useState<string | null>(null);
  const choose = (at: number) => {
    setChosen(placed[at]?._id ?? null);
    map.mark(at);
  };
  const map = usePlacesMap({ places: placed, outlines, tiles: tiles ?? null, onChoose: choose });
  return (
    <div className="biz-places">
      <figure className="biz-places-map">
        {map.isLost && (
          <p className="biz-places-lost">{t('This browser cannot draw the map. The list has the same locations.')}</p>
        )}
        <div ref={map.holder} className="biz-places-canvas" hidden={map.isLost} />
        {!map.isLost && <Tools zoom={map.zoom} fit={map.fit} />}
        <figcaption className="biz-quiet">
          {tiles && !map.lacksPictures ? tiles.source : t('Outlines: Natural Earth. Borders may be disputed.')}{' '}
          {map.lacksPictures && t('The map could not be loaded.')}
        </figcaption>
      </figure>
      <PlacesList
        drawn={map.isLost ? { inView: placed, groups: [], singles: placed } : map.drawn}
        {...{ places: placed, unplaced, chosen }}
        onZoomTo={map.zoomTo}
        // Hovering over a list entry highlights it on the map and leaves the order of the list unchanged.
        onMark={map.mark}
      />
    </div>
  );
}

function Tools({ zoom, fit }: { zoom: (by: 1 | -1) => void; fit: () => void }) {
  const t = useT();
  return (
    <p className="biz-places-tools">
      <Button aria-label={t('Zoom out')} onClick={() => zoom(-1)}>
        −
      </Button>
      <Button aria-label={t('Zoom in')} onClick={() => zoom(1)}>
        +
      </Button>
      <Button onClick={fit}>{t('Show all')}</Button>
    </p>
  );
}
