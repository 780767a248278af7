import {
  FINDING_KIND_NAMES,
  FINDING_KINDS,
  type FindingsAnswer,
} from '@lichen/contracts/activities/checks/checks.call';
import { ACTIVITY_TYPES, type ActivityType } from '@lichen/contracts/activities/activity-types';
import { type Period, PeriodField, type UrlState, useFormat, useT } from '@lichen/kit';
import { periodChange } from '../shared/address/activity-filters';
import { LabelledSwitch } from '../shared/LabelledSwitch';
import { TypeAndLocationFilters } from '../shared/TypeAndLocationFilters';

const TYPES = Object.keys(ACTIVITY_TYPES) as ActivityType[];

interface Props {
  url: UrlState;
  period: Period;
  kinds: FindingsAnswer['kinds'];
}

/** Filters of the findings; every choice is in the address. */
export function CheckFilters({ url, period, kinds }: Props) {
  const t = useT();
  return (
    <search className="act-checks-bar">
      <PeriodField label={t('Period')} plain value={period} onChange={(next) => next && url.set(periodChange(next))} />
      <TypeAndLocationFilters url={url} types={TYPES} />
      <LabelledSwitch
        label={t('Dismissed findings')}
        checked={url.one('dismissed') === 'true'}
        onChange={(on) => url.set({ dismissed: on ? 'true' : null })}
      />
      <Kinds url={url} kinds={kinds} />
    </search>
  );
}

/** Number of findings of each kind; each kind can be shown alone. */
function Kinds({ url, kinds }: Pick<Props, 'url' | 'kinds'>) {
  const t = useT();
  const format = useFormat();
  const chosen = url.many('kind');
  const shown = FINDING_KIND_NAMES.filter((kind) => kinds[kind] || chosen.includes(kind));
  if (shown.length === 0) return null;
  const toggled = (kind: string) => (chosen.includes(kind) ? chosen.filter((one) => one !== kind) : [...chosen, kind]);
  return (
    <fieldset className="act-kinds" aria-label={t('Kind')}>
      {shown.map((kind) => (
        <button
          key={kind}
          type="button"
          className="act-chip"
          aria-pressed={chosen.includes(kind)}
          onClick={() => url.set({ kind: toggled(kind) })}
        >
          {t(FINDING_KINDS[kind].label)} {format.number(kinds[kind] ?? 0)}
        </button>
      ))}
    </fieldset>
  );
}
