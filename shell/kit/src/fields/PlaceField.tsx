import type { Place } from '@lichen/contracts/fields';
import { useReference } from '../data/reads';
import { useT } from '../i18n/texts';
import { Input, Select } from '../modules/antd';
import { type FieldProps, FieldFrame, statusOf } from './FieldFrame';

const matches = (typed: string, option: { label?: unknown } | undefined) =>
  typeof option?.label === 'string' && option.label.toLowerCase().includes(typed.trim().toLowerCase());

/** A place by its name, and its country. What a search knew of another place is forgotten with its name. */
export function PlaceField({ value, onChange, ...frame }: FieldProps<Place>) {
  const t = useT();
  const countries = useReference('countries').data ?? [];
  const country = value?.country;
  return (
    <FieldFrame {...frame}>
      {(aria) => (
        <div className="k-field-pair">
          <Input
            {...aria}
            {...statusOf(frame.error)}
            value={value?.name ?? ''}
            onChange={({ target: { value: name } }) =>
              onChange(name === '' && !country ? null : { name, ...(country ? { country } : {}) })
            }
          />
          <Select
            aria-label={`${t(frame.label)}, ${t('Country')}`}
            disabled={aria.disabled}
            showSearch
            allowClear
            filterOption={matches}
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
