import { paths } from '@lichen/contracts/api/paths';
import type { LocationPlace } from '@lichen/contracts/business/locations/location-places.call';
import { Card, Skeleton, useT, useTn } from '@lichen/kit';
import { Link } from '@lichen/kit/router';
import { useRef } from 'react';
import type { Drawn, Group } from './drawn-on';
import type { Placed } from './places';

/** Maximum number of locations listed; zooming in shows the others. */
const MOST_LISTED = 50;

interface Props {
  /** Null until the map has been drawn for the first time. */
  drawn: Drawn | null;
  places: readonly Placed[];
  unplaced: readonly LocationPlace[];
  /** Id of the location that the user has selected. */
  chosen: string | null;
  onZoomTo: (group: Group) => void;
  onMark: (at: number | null) => void;
}

/** The visible locations as a list, so that every map marker can be reached with the keyboard. */
export function PlacesList({ drawn, places, unplaced, chosen, onZoomTo, onMark }: Props) {
  const tn = useTn();
  const heading = useRef<HTMLParagraphElement>(null);
  const inView = drawn?.inView.length ?? 0;
  const isShort = inView <= MOST_LISTED;
  const zoomTo = (group: Group) => {
    // The button disappears with its group, so focus moves to the heading.
    heading.current?.focus();
    onZoomTo(group);
  };
  return (
    <div className="biz-places-lists">
      <Card className="biz-places-list">
        <p ref={heading} className="biz-places-count" tabIndex={-1} aria-live="polite">
          {drawn && tn(inView, '{count} location in view', '{count} locations in view')}
        </p>
        {!drawn && <Skeleton rows={3} />}
        {drawn && !isShort && <Groups groups={drawn.groups} onZoomTo={zoomTo} />}
        {drawn && <Named shown={isShort ? drawn.inView : drawn.singles} {...{ places, chosen, onMark }} />}
      </Card>
      {unplaced.length > 0 && <Unplaced unplaced={unplaced} />}
    </div>
  );
}

function Groups({ groups, onZoomTo }: { groups: readonly Group[]; onZoomTo: (group: Group) => void }) {
  const tn = useTn();
  return (
    <ul>
      {groups.slice(0, MOST_LISTED).map((group) => (
        <li key={group.id}>
          <button type="button" className="biz-places-group" onClick={() => onZoomTo(group)}>
            {tn(group.count, 'Zoom to {count} location: {name}', 'Zoom to {count} locations: {name} and others', {
              name: group.name,
            })}
          </button>
        </li>
      ))}
    </ul>
  );
}

interface NamedProps {
  shown: readonly Placed[];
  places: readonly Placed[];
  chosen: string | null;
  onMark: (at: number | null) => void;
}

function Named({ shown, places, chosen, onMark }: NamedProps) {
  const chosenFirst = [...shown].sort((a, b) => Number(b._id === chosen) - Number(a._id === chosen));
  const mark = (place: Placed) => onMark(places.indexOf(place));
  return (
    <>
      <ul>
        {chosenFirst.slice(0, MOST_LISTED).map((place) => (
          <li key={place._id}>
            <Link
              to={paths.location(place._id)}
              {...(place._id === chosen ? { 'aria-current': 'true' } : {})}
              onFocus={() => mark(place)}
              onMouseEnter={() => mark(place)}
            >
              {place.name}
            </Link>
          </li>
        ))}
      </ul>
      <Rest count={shown.length - MOST_LISTED} isZoomable />
    </>
  );
}

/** Locations without coordinates, which the map cannot show. */
function Unplaced({ unplaced }: { unplaced: readonly LocationPlace[] }) {
  const t = useT();
  return (
    <Card title={t('Without coordinates')} aside={unplaced.length} className="biz-places-list">
      <ul>
        {unplaced.slice(0, MOST_LISTED).map(({ _id, name }) => (
          <li key={_id}>
            <Link to={paths.location(_id)}>{name}</Link>
          </li>
        ))}
      </ul>
      <Rest count={unplaced.length - MOST_LISTED} />
    </Card>
  );
}

function Rest({ count, isZoomable = false }: { count: number; isZoomable?: boolean }) {
  const t = useT();
  const tn = useTn();
  if (count <= 0) return null;
  return (
    <p className="biz-quiet">
      {tn(count, 'And {count} more.', 'And {count} more.')} {isZoomable && t('Zoom in to see them.')}
    </p>
  );
}
