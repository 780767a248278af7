import { type FactorFacets, factorFacets } from '@lichen/contracts/activities/factors/factors.call';
import type { RecordAnswer } from '@lichen/contracts/api/api-responses';
import { TextField, type UrlState, useUrlText, useCall, useT } from '@lichen/kit';
import { Select } from '@lichen/kit/antd';
import { useId } from 'react';
import { editionOf, familyWord } from './factor-words';
import { useFactorSets } from './useFactorSets';

const PAUSE = 400;

/** Search text, family, region, year and edition filters, all in the address. */
export function FactorFilters({ url }: { url: UrlState }) {
  const t = useT();
  const facets = useCall<RecordAnswer<FactorFacets>>(factorFacets, {}).data?.obj;
  const sets = useFactorSets().data?.list ?? [];
  const plain = (values: readonly (string | number)[] = []) =>
    values.map((value) => ({ value: String(value), label: String(value) }));
  return (
    <search className="act-factor-filters">
      <Words url={url} />
      <One
        url={url}
        name="family"
        label="Family"
        options={(facets?.families ?? []).map((value) => ({ value, label: t(familyWord(value)) }))}
      />
      <One url={url} name="region" label="Region" options={plain(facets?.regions)} />
      <One url={url} name="year" label="Year" options={plain(facets?.years)} />
      <One
        url={url}
        name="set"
        label="Edition"
        options={sets.map((set) => ({ value: set.id, label: `${set.publisher}, ${set.title}, ${editionOf(set)}` }))}
      />
    </search>
  );
}

interface OneProps {
  url: UrlState;
  name: string;
  label: string;
  options: readonly { value: string; label: string }[];
}

function One({ url, name, label, options }: OneProps) {
  const t = useT();
  const id = useId();
  return (
    <div className="k-field">
      <label className="k-field-label" htmlFor={id}>
        {t(label)}
      </label>
      <Select
        id={id}
        showSearch
        allowClear
        optionFilterProp="label"
        popupMatchSelectWidth={false}
        value={url.one(name)}
        options={[...options]}
        onChange={(value: string | undefined) => url.set({ [name]: value ?? null })}
      />
    </div>
  );
}

function Words({ url }: { url: UrlState }) {
  const [typed, setTyped] = useUrlText(url, 'q', { pause: PAUSE });
  return <TextField label="Search" plain value={typed} onChange={setTyped} />;
}
