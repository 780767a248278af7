import type { Place } from '@lichen/contracts/entity/fields';
import { locationInfo, PLACE_SEARCH_FROM, type PlaceFound } from '@lichen/contracts/places/place-search.call';
import { type ComponentProps, type KeyboardEvent, type ReactElement, useRef, useState } from 'react';
import { usePostedCall } from '../data/reads';
import { AutoComplete } from '../modules/antd';
import { useDebouncedValue } from '../states/useDebouncedValue';
import { mentions } from './mentions';
import './fields.css';

/** Kinds of places to search for; without either, all of them. */
export interface PlaceKind {
  /** Searches airports only, for flights. */
  airports?: boolean | undefined;
  /** Searches towns and airports, for goods. */
  goods?: boolean | undefined;
}

type Box = Pick<
  ComponentProps<typeof AutoComplete>,
  'id' | 'disabled' | 'status' | 'aria-describedby' | 'aria-invalid' | 'variant' | 'defaultActiveFirstOption'
>;

interface Props extends PlaceKind, Box {
  /** Text in the input. */
  text: string;
  /** False while only a text is known; it is searched as soon as the input gets focus. */
  isFound: boolean;
  /** Part of the text to search for, if it contains several places. */
  lookFor?: string | undefined;
  onType: (text: string) => void;
  onChoose: (place: Place) => void;
  /** Input to use instead of the default one. */
  children?: ReactElement;
}

const PAUSE = 250;
/** Width in pixels of the list, because names of places are longer than a narrow input. */
const POPUP_WIDTH = 288;

const placeOf = ({ name, formatted_address: address, place_id, lat, lng, country }: PlaceFound): Place => ({
  ...{ name, address, place_id, lat, lng },
  ...(country ? { country } : {}),
});

/**
 * Returns places for the typed text after a pause in typing. Until they load, matching places of the previous search
 * stay. Errors are ignored, because any name can be typed anyway.
 */
function usePlaceSuggestions(typed: string, { airports = false, goods = false }: PlaceKind) {
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

/** An input that suggests places for the typed text. The key that selects a place has no other effect. */
export function PlaceSearch({ text, isFound, lookFor, onType, onChoose, airports, goods, children, ...box }: Props) {
  const [typed, setTyped] = useState('');
  const places = usePlaceSuggestions(typed && (lookFor ?? typed), { airports, goods });
  const hasChosen = useRef(false);
  const onKeyDown = (event: KeyboardEvent) => {
    // Browsers clear a search input on Escape.
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
        // Only the key that selected the place is suppressed.
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
