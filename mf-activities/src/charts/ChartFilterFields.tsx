import { ACTIVITY_TYPES } from '@lichen/contracts/activities/activity-types';
import type { ChartMap } from '@lichen/contracts/activities/charts/chart-words';
import type { RecordBase } from '@lichen/contracts/entity/entity';
import { LIST_LIMIT, type ListAnswer, NO_RECORD_FILTER } from '@lichen/contracts/api/api-responses';
import { ManyField, type Offer, TagsField, TextField, useAnswer, useT } from '@lichen/kit';
import { LINKED } from '../shared/address/activity-filters';
import { MORE_OPTIONS } from '../shared/address/more-than-offered';
import { SearchField } from '../list/SearchField';
import { useTaskTypes } from '../list/useTaskTypes';
import { type ChartDraft, chosenIn, withChosen, withWords } from './chart-draft';

interface Named extends RecordBase {
  name?: string;
  first_name?: string;
  last_name?: string;
}

interface Props {
  draft: ChartDraft;
  onChange: (draft: ChartDraft) => void;
}

const RECORDS = [{ name: 'locations', title: 'Location' }, ...LINKED] as const;

/** Filter fields of a chart. Their lists are loaded when the user opens the filters. */
export function ChartFilterFields({ draft, onChange }: Props) {
  const t = useT();
  const tasks = useTaskTypes().data?.list ?? [];
  const offers = (words: Readonly<Record<string, string>>): Offer[] =>
    Object.entries(words).map(([value, label]) => ({ value, label: t(label) }));
  const scopes = ['1', '2', '3'].map((scope) => ({ value: scope, label: t('Scope {scope}', { scope }) }));
  return (
    <>
      <Chosen map="activity" label="Activity" offers={offers(ACTIVITY_TYPES)} {...{ draft, onChange }} />
      <Chosen map="scopes" label="Scope" offers={scopes} {...{ draft, onChange }} />
      <Chosen
        map="tasks"
        label="Task"
        offers={tasks.map(({ task_type }) => ({ value: task_type, label: task_type }))}
        {...{ draft, onChange }}
      />
      {RECORDS.map(({ name, title }) => (
        <ChosenRecords key={name} map={name} label={title} {...{ draft, onChange }} />
      ))}
      <TagsField
        label="Tags"
        plain
        value={chosenIn(draft, 'tags')}
        onChange={(tags) => onChange(withChosen(draft, 'tags', tags ?? []))}
      />
      <SearchField
        value={draft.filters.field_filter ?? ''}
        onChange={(words) => onChange(withWords(draft, 'field_filter', words))}
      />
      <TextField
        label="Entered or changed by"
        plain
        value={draft.filters.email_filter ?? ''}
        onChange={(words) => onChange(withWords(draft, 'email_filter', words))}
      />
    </>
  );
}

function Chosen({
  map,
  draft,
  onChange,
  ...field
}: Props & { map: ChartMap; label: string; offers: readonly Offer[]; hint?: string }) {
  return (
    <ManyField
      {...field}
      plain
      unfiltered="All"
      value={chosenIn(draft, map)}
      onChange={(keys) => onChange(withChosen(draft, map, keys ?? []))}
    />
  );
}

function ChosenRecords({ map, ...rest }: Props & { map: ChartMap; label: string }) {
  const t = useT();
  const found = useAnswer<ListAnswer<Named>>([map, 'list'], map, { query: { limit: LIST_LIMIT.most } });
  const offers = (found.data?.list ?? []).map(({ _id, name, first_name, last_name }) => ({
    value: _id,
    label: name ?? [first_name, last_name].filter(Boolean).join(' '),
  }));
  const isCut = found.data !== undefined && found.data.total > offers.length;
  const all = offers.length > 0 ? [...offers, { value: NO_RECORD_FILTER, label: t('None') }] : offers;
  return <Chosen map={map} offers={all} {...(isCut ? { hint: MORE_OPTIONS } : {})} {...rest} />;
}
