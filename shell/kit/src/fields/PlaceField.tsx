import type { Place } from '@lichen/contracts/entity/fields';
import { locationInfo, PLACE_SEARCH_FROM, type PlaceFound } from '@lichen/contracts/places/place-search.call';
import { type KeyboardEvent, useState } from 'react';
import { usePostedCall, useReference } from '../data/reads';
import { useT } from '../i18n/texts';
import { AutoComplete, Select } from '../modules/antd';
import { useDebouncedValue } from '../states/useDebouncedValue';
import { type FieldProps, FieldFrame, selectAria, statusOf } from './FieldFrame';
import { mentions } from './mentions';

interface Props extends FieldProps<Place> {
  /** A flight begins and ends at airports. */
  airports?: boolean;
  /** Goods leave from towns and airports alike. */
  goods?: boolean;
}

const NOT_FOUND = 'This place was not found. If it is in the list, choose it there.';
const PAUSE = 250;
/** Names of places are longer than a narrow box. */
const POPUP_WIDTH = 288;

/** Escape closes the list; browsers would empty the box with it, as it is one of a search. */
const keepOnEscape = (event: KeyboardEvent) => {
  if (event.key === 'Escape') event.preventDefault();
};

const placeOf = ({ name, formatted_address: address, place_id, lat, lng, country }: PlaceFound): Place => ({
  ...{ name, address, place_id, lat, lng },
  ...(country ? { country } : {}),
});

/**
 * Places by what is typed, once the typing pauses. Until they are there, those of the search before stay as far as they
 * are meant. A failure is for the log of the server alone: any name can be typed all the same.
 */
function usePlaces(typed: string, { airports = false, goods = false }: Pick<Props, 'airports' | 'goods'>) {
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

/** A place found by typing, and its country. What a search knew of a place is forgotten when its name is typed over. */
export function PlaceField({ value, onChange, airports, goods, ...frame }: Props) {
  const t = useT();
  const countries = useReference('countries').data ?? [];
  const [typed, setTyped] = useState('');
  const places = usePlaces(typed, { ...(airports ? { airports } : {}), ...(goods ? { goods } : {}) });
  const [isTyping, setTyping] = useState(false);
  const country = value?.country;
  // A name alone has no position: neither a distance nor a country follows from it.
  const isUnresolved = Boolean(value?.name) && !value?.place_id;
  const hint = isUnresolved && !isTyping ? NOT_FOUND : frame.hint;
  const searching = {
    // What was not found is looked for again.
    onFocus: () => {
      setTyping(true);
      if (isUnresolved) setTyped(value?.name ?? '');
    },
    onBlur: () => setTyping(false),
  };
  return (
    <FieldFrame {...frame} hint={hint}>
      {(aria) => (
        <div className="k-field-pair" {...searching}>
          <AutoComplete
            {...selectAria(aria)}
            {...statusOf(frame.error)}
            popupMatchSelectWidth={POPUP_WIDTH}
            value={value?.name ?? ''}
            options={places.map((place) => ({ value: place.place_id, label: <Found place={place} />, place }))}
            onSelect={(_id: string, { place }: { place: PlaceFound }) => {
              setTyped('');
              onChange(placeOf(place));
            }}
            onKeyDown={keepOnEscape}
            onSearch={(name) => {
              setTyped(name);
              onChange(name === '' && !country ? null : { name, ...(country ? { country } : {}) });
            }}
          />
          <Select
            aria-label={`${t(frame.label)}, ${t('Country')}`}
            disabled={aria.disabled}
            showSearch
            allowClear
            filterOption={(text, option) => mentions(text, option?.label)}
            placeholder={t('Country')}
            value={country ?? null}
            options={countries.map(({ code, label }) => ({ value: code, label }))}
            onChange={(next: string | undefined) => {
              const { country: _, ...rest } = value ?? { name: '' };
              const hasSome = next || rest.name !== '';
              onChange(hasSome ? { ...rest, ...(next ? { country: next } : {}) } : null);
            }}
          />
        </div>
      )}
    </FieldFrame>
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
