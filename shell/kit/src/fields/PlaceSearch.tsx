import type { Place } from '@lichen/contracts/entity/fields';
import { locationInfo, PLACE_SEARCH_FROM, type PlaceFound } from '@lichen/contracts/places/place-search.call';
import { type ComponentProps, type KeyboardEvent, type ReactElement, useRef, useState } from 'react';
import { usePostedCall } from '../data/reads';
import { AutoComplete } from '../modules/antd';
import { useDebouncedValue } from '../states/useDebouncedValue';
import { mentions } from './mentions';
import './fields.css';

export interface PlaceKind {
  /** A flight begins and ends at airports. */
  airports?: boolean | undefined;
  /** Goods leave from towns and airports alike. */
  goods?: boolean | undefined;
}

type Box = Pick<
  ComponentProps<typeof AutoComplete>,
  'id' | 'disabled' | 'status' | 'aria-describedby' | 'aria-invalid' | 'variant' | 'defaultActiveFirstOption'
>;

interface Props extends PlaceKind, Box {
  /** What stands in the box. */
  text: string;
  /** False while a text alone is known: then it is looked for again as soon as somebody comes to it. */
  isFound: boolean;
  /** The part of the text that is looked for, where it says more than one place. */
  lookFor?: string | undefined;
  onType: (text: string) => void;
  onChoose: (place: Place) => void;
  /** A box of one's own in place of the usual one. */
  children?: ReactElement;
}

const PAUSE = 250;
/** Names of places are longer than a narrow box. */
const POPUP_WIDTH = 288;

const placeOf = ({ name, formatted_address: address, place_id, lat, lng, country }: PlaceFound): Place => ({
  ...{ name, address, place_id, lat, lng },
  ...(country ? { country } : {}),
});

/**
 * Places by what is typed, once the typing pauses. Until they are there, those of the search before stay as far as they
 * are meant. A failure is for the log of the server alone: any name can be typed all the same.
 */
function usePlaces(typed: string, { airports = false, goods = false }: PlaceKind) {
  const text = useDebouncedValue(typed.trim(), PAUSE);
  const enabled = text.length >= PLACE_SEARCH_FROM;
  const found = usePostedCall<{ results: PlaceFound[] }>(
    locationInfo,
    { text, is_airport: airports, upstream_transmission: goods },
    { enabled },
  );
  if (!enabled) return [];
  const places = found.data?.results ?? [];
  const isBehind = text !== typed.trim() || found.isPlaceholderData;
  return isBehind ? places.filter((place) => mentions(typed, place.formatted_address)) : places;
}

/** A box that offers the places of what is typed in it. The key that takes one of them does nothing else. */
export function PlaceSearch({ text, isFound, lookFor, onType, onChoose, airports, goods, children, ...box }: Props) {
  const [typed, setTyped] = useState('');
  const places = usePlaces(typed && (lookFor ?? typed), { airports, goods });
  const hasChosen = useRef(false);
  const onKeyDown = (event: KeyboardEvent) => {
    // Browsers would empty the box, as it is one of a search.
    if (event.key === 'Escape') event.preventDefault();
    if (hasChosen.current) event.stopPropagation();
  };
  return (
    <AutoComplete
      {...box}
      popupMatchSelectWidth={POPUP_WIDTH}
      value={text}
      options={places.map((place) => ({ value: place.place_id, label: <Found place={place} />, place }))}
      onFocus={() => {
        if (!isFound) setTyped(text);
      }}
      onSelect={(_id: string, { place }: { place: PlaceFound }) => {
        hasChosen.current = true;
        // Only the key that took the place is used up by it.
        queueMicrotask(() => {
          hasChosen.current = false;
        });
        setTyped('');
        onChoose(placeOf(place));
      }}
      onKeyDown={onKeyDown}
      onSearch={(next) => {
        setTyped(next);
        onType(next);
      }}
    >
      {children}
    </AutoComplete>
  );
}

function Found({ place: { name, formatted_address: address } }: { place: PlaceFound }) {
  const rest = address.startsWith(`${name}, `) ? address.slice(name.length + 2) : address;
  return (
    <span className="k-field-found">
      {name} <span>{rest}</span>
    </span>
  );
}
