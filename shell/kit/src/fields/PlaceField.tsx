import type { Place } from '@lichen/contracts/entity/fields';
import { PLACE_TEXTS } from '@lichen/contracts/places/place-search.call';
import { useState } from 'react';
import { useReference } from '../data/reads';
import { useT } from '../i18n/texts';
import { Select } from '../modules/antd';
import { type FieldProps, FieldFrame, selectAria, statusOf } from './FieldFrame';
import { mentions } from './mentions';
import { type PlaceKind, PlaceSearch } from './PlaceSearch';

/** Field for a place, with search by typing, and its country. Typing over the name discards the place's other data. */
export function PlaceField({ value, onChange, airports, goods, ...frame }: FieldProps<Place> & PlaceKind) {
  const t = useT();
  const countries = useReference('countries').data ?? [];
  const [isTyping, setTyping] = useState(false);
  const country = value?.country;
  // A name alone has no position, so neither distance nor country can be derived.
  const isUnresolved = Boolean(value?.name) && !value?.place_id;
  const hint = isUnresolved && !isTyping ? PLACE_TEXTS.notFound : frame.hint;
  const typing = { onFocus: () => setTyping(true), onBlur: () => setTyping(false) };
  return (
    <FieldFrame {...frame} hint={hint}>
      {(aria) => (
        <div className="k-field-pair" {...typing}>
          <PlaceSearch
            {...selectAria(aria)}
            {...statusOf(frame.error)}
            {...{ airports, goods }}
            text={value?.name ?? ''}
            isFound={!isUnresolved}
            onChoose={onChange}
            onType={(name) => onChange(name === '' && !country ? null : { name, ...(country ? { country } : {}) })}
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
