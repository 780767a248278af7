import { ACTIVITY_TYPES } from '@lichen/contracts/activities/activity-types';
import { paths } from '@lichen/contracts/api/paths';
import {
  PERIOD_SHORTCUTS,
  PeriodField,
  ScopeTag,
  shortcutPeriod,
  TagsField,
  TextField,
  type UrlState,
  useUrlText,
  usePortal,
  useT,
} from '@lichen/kit';
import { Checkbox } from '@lichen/kit/antd';
import { Link } from '@lichen/kit/router';
import { type ReactNode, useDeferredValue } from 'react';
import { Choices, Group } from '../shared/Choices';
import { LabelledSwitch } from '../shared/LabelledSwitch';
import { ListedRecords, RecordChoices } from './RecordChoices';
import { SearchField } from './SearchField';
import { TaskChoices } from './TaskChoices';
import {
  type ActivityFilters,
  LINKED,
  noFilters,
  periodChange,
  scopesChange,
} from '../shared/address/activity-filters';

interface Props {
  url: UrlState;
  filters: ActivityFilters;
  types: readonly string[];
}

/** Filters of the list and its total; every choice is in the address. The fields are rendered after the list. */
export function FilterPanel(props: Props) {
  const t = useT();
  const isDrawn = useDeferredValue(true, false);
  return (
    <search className="act-filters" aria-busy={!isDrawn}>
      <div className="act-filters-head">
        <h2>{t('Filters')}</h2>
        <button type="button" className="act-link" onClick={() => props.url.set(noFilters)}>
          {t('Clear')}
        </button>
      </div>
      {isDrawn && <FilterGroups {...props} />}
    </search>
  );
}

function FilterGroups({ url, filters, types }: Props) {
  const t = useT();
  const { today } = usePortal();
  /** Shows or hides an optional column, whose data is loaded only while it is shown. */
  const showing = (column: string) => (isShown: boolean) =>
    url.set({ [column]: isShown ? 'true' : null }, { keepPage: true });
  return (
    <>
      <Group title={t('Period')}>
        <PeriodField
          label={t('Period')}
          plain
          value={filters}
          onChange={(period) => period && url.set(periodChange(period))}
        />
        <div className="act-shortcuts">
          {PERIOD_SHORTCUTS.map((shortcut) => (
            <button
              key={shortcut}
              type="button"
              className="act-chip"
              onClick={() => url.set(periodChange(shortcutPeriod(shortcut, today())))}
            >
              {t(shortcut)}
            </button>
          ))}
        </div>
      </Group>
      <Group title={t('Scope')}>
        <Choices
          chosen={filters.scopes}
          options={['1', '2', '3'].map((scope) => ({ value: scope, label: <ScopeTag scope={scope} /> }))}
          onChange={(scopes) => url.set(scopesChange(scopes))}
        />
      </Group>
      <Group title={t('Activity')}>
        <Choices
          chosen={filters.activity}
          options={types.map((type) => ({
            value: type,
            label: t(ACTIVITY_TYPES[type as keyof typeof ACTIVITY_TYPES] ?? type),
          }))}
          onChange={(activity) => url.set({ activity })}
        />
      </Group>
      <Group title={t('Location')}>
        <ListedRecords name="locations" chosen={filters.locations} url={url} />
      </Group>
      {LINKED.map(({ name, title }) => (
        <RecordChoices key={name} name={name} title={title} chosen={filters[name]} url={url} />
      ))}
      <TaskChoices chosen={filters.tasks} url={url} />
      <TagsField label="Tags" plain value={filters.tags} onChange={(tags) => url.set({ tags: tags ?? [] })} />
      <Link to={paths.tags}>{t('Manage tags')}</Link>
      <Typed name="field_filter" url={url}>
        {(typed, onType) => <SearchField value={typed} onChange={onType} />}
      </Typed>
      <Typed name="email_filter" url={url}>
        {(typed, onType) => <TextField label="Entered or changed by" plain value={typed} onChange={onType} />}
      </Typed>
      <Group title={t('Show')}>
        <Checkbox
          checked={filters.onlyErrors}
          onChange={({ target }) => url.set({ show_invalid_carbon: target.checked ? 'true' : null })}
        >
          {t('With errors only')}
        </Checkbox>
        <Checkbox
          checked={filters.onlyBehind}
          onChange={({ target }) => url.set({ behind: target.checked ? 'true' : null })}
        >
          {t('Outdated figures')}
        </Checkbox>
        <Checkbox
          checked={filters.withUnapplied}
          onChange={({ target }) => url.set({ include_unapplied: target.checked ? 'true' : null })}
        >
          {t('Include activities that are not applied')}
        </Checkbox>
        <LabelledSwitch label={t('Show tags')} checked={filters.showTags} onChange={showing('show_tags')} />
        <LabelledSwitch
          label={t('Show data quality')}
          checked={filters.showQuality}
          onChange={showing('show_quality')}
        />
      </Group>
    </>
  );
}

interface TypedProps {
  name: string;
  url: UrlState;
  children: (typed: string, onType: (text: string | null) => void) => ReactNode;
}

/** A text filter that is applied once the user pauses typing. */
function Typed({ name, url, children }: TypedProps) {
  const [typed, setTyped] = useUrlText(url, name);
  return children(typed, setTyped);
}
