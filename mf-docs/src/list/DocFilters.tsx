import { location } from '@lichen/contracts/business/location.entity';
import { partner } from '@lichen/contracts/compliance/partner.entity';
import { DOC_CATEGORIES } from '@lichen/contracts/docs/doc-type';
import { WAITS_FOR } from '@lichen/contracts/docs/waits-for';
import { DOC_TYPES } from '@lichen/contracts/docs/types/all-types';
import {
  ChoiceField,
  RecordFilter,
  TextField,
  type UrlState,
  useNarrow,
  usePortal,
  useT,
  useUrlText,
} from '@lichen/kit';
import { useState } from 'react';
import { tabOf } from './doc-filters';

interface ChoiceProps {
  url: UrlState;
  name: string;
  label: string;
  words: Readonly<Record<string, string>>;
}

/** A filter with a few values, or all. */
const Choice = ({ url, name, label, words }: ChoiceProps) => (
  <ChoiceField
    label={label}
    plain
    unfiltered="All"
    options={Object.keys(words)}
    words={words}
    value={url.one(name)}
    onChange={(value) => url.set({ [name]: value })}
  />
);

const TYPES = Object.fromEntries(DOC_TYPES.map(({ id, label }) => [id, label]));
/** Fewer characters than this show the whole list. */
const SEARCH_FROM = 3;

/** The filters of the list, kept in the address. On a phone they are folded behind a button. */
export function DocFilters({ url }: { url: UrlState }) {
  const t = useT();
  const isNarrow = useNarrow();
  const [isShown, setShown] = useState(false);
  const [typed, setTyped] = useUrlText(url, 'search', { from: SEARCH_FROM });
  return (
    <search className="doc-filters">
      <TextField label="Search documents" plain value={typed} onChange={setTyped} />
      {isNarrow && (
        <button type="button" className="doc-chip" aria-expanded={isShown} onClick={() => setShown(!isShown)}>
          {t('Filters')}
        </button>
      )}
      {(!isNarrow || isShown) && <Narrowing url={url} />}
    </search>
  );
}

function Narrowing({ url }: { url: UrlState }) {
  const t = useT();
  const { may } = usePortal();
  const isInvalid = url.one('status') === 'invalid';
  const isByItself = url.one('applied_by_itself') === 'true';
  return (
    <>
      <Choice url={url} name="category" label="Category" words={DOC_CATEGORIES} />
      <Choice url={url} name="doc_type" label="Type" words={TYPES} />
      <Choice url={url} name="waits_for" label="Why it waits" words={WAITS_FOR} />
      {may(location.allow.list) && (
        <RecordFilter url={url} name="location_id" label="Location" entity={location} labelOf={({ name }) => name} />
      )}
      {may(partner.allow.list) && (
        <RecordFilter url={url} name="partner_id" label="Partner" entity={partner} labelOf={({ name }) => name} />
      )}
      <button
        type="button"
        className="doc-chip"
        aria-pressed={isInvalid}
        onClick={() => url.set({ status: isInvalid ? null : 'invalid' })}
      >
        {t('Needs correction')}
      </button>
      {(isByItself || tabOf(url.one) === 'applied') && (
        <button
          type="button"
          className="doc-chip"
          aria-pressed={isByItself}
          onClick={() => url.set({ applied_by_itself: isByItself ? null : 'true' })}
        >
          {t('Applied by itself')}
        </button>
      )}
    </>
  );
}
