import type { ListedLine } from '@lichen/contracts/entity/fields';
import { type ControlProps, FieldFrame, IconButton, useFormat, useReference, useT } from '@lichen/kit';
import { Select } from '@lichen/kit/antd';
import { useState } from 'react';

interface Offers {
  label: string;
  options: { value: string; label: string }[];
}

/** Returns the EU taxonomy activities that are not chosen yet, grouped by sector. */
function useOffers(chosen: readonly ListedLine[]) {
  const list = useReference('taxonomy_activities');
  const groups = new Map<string, Offers>();
  for (const { code, label, group } of list.data ?? []) {
    if (chosen.some(({ id }) => id === code)) continue;
    const sector = String(group);
    const offers = groups.get(sector) ?? { label: sector, options: [] };
    offers.options.push({ value: code, label });
    groups.set(sector, offers);
  }
  return { offers: [...groups.values()], isPending: list.isPending };
}

/** Only the English titles of the delegated acts are available; a translation of ours would not be official. */
const IN_ENGLISH = 'The titles are in English, as in the annexes of the delegated acts.';

/** Lists the chosen activities with a button that removes each, and a search that adds another. */
export function TaxonomyField({ value, onChange, form: _form, ...frame }: ControlProps) {
  const t = useT();
  const chosen = (value as readonly ListedLine[] | null) ?? [];
  const [typed, setTyped] = useState('');
  const { language } = useFormat();
  const { offers, isPending } = useOffers(chosen);
  const add = (id: string) => {
    const label = offers.flatMap(({ options }) => options).find((one) => one.value === id)?.label ?? id;
    setTyped('');
    onChange([...chosen, { id, label }]);
  };
  return (
    <FieldFrame {...frame} {...(language.startsWith('en') ? {} : { hint: IN_ENGLISH })}>
      {({ 'aria-required': _required, ...aria }) => (
        <>
          {chosen.length > 0 && (
            <ul className="biz-lines">
              {chosen.map(({ id, label }) => (
                <li key={id}>
                  <span lang="en">{label}</span>
                  <IconButton
                    icon="remove"
                    label={`${t('Remove')}: ${label}`}
                    onClick={() => onChange(chosen.filter((one) => one.id !== id))}
                  />
                </li>
              ))}
            </ul>
          )}
          <Select
            {...aria}
            showSearch
            optionFilterProp="label"
            placeholder={t('Add an activity')}
            loading={isPending}
            value={null}
            searchValue={typed}
            onSearch={setTyped}
            options={offers}
            onChange={(id: string | null) => id && add(id)}
            notFoundContent={t('No data found')}
          />
        </>
      )}
    </FieldFrame>
  );
}
