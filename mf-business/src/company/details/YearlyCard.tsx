import { FIGURES_OF, periodData } from '@lichen/contracts/business/company/period-data.entity';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import {
  Card,
  failureText,
  NumberField,
  QueryStates,
  useNotify,
  useRecords,
  useRemove,
  useSave,
  useT,
  useUnsavedChanges,
} from '@lichen/kit';
import { Button } from '@lichen/kit/antd';
import { useState } from 'react';
import type { Profile } from './CompanyFacts';

type Figure = keyof typeof FIGURES_OF.company_profile;
type Stored = RecordOf<typeof periodData>;
type Values = Partial<Record<Figure, number | null>>;

const FIGURES = Object.keys(FIGURES_OF.company_profile) as Figure[];

interface Props {
  profile: Profile;
  year: number;
}

/** The company's own figures of one year. */
export function YearlyCard({ profile, year }: Props) {
  const t = useT();
  const found = useRecords(periodData, { parent_id: profile._id, year, limit: FIGURES.length });
  return (
    <Card title={t('Figures of {year}', { year: String(year) })}>
      <QueryStates of={found}>{({ list }) => <YearlyForm profile={profile} year={year} stored={list} />}</QueryStates>
    </Card>
  );
}

/** Saves each changed figure by itself; an emptied one is taken back. */
function useSaveFigures({ profile, year }: Props, stored: readonly Stored[]) {
  const { create, update } = useSave(periodData);
  const { remove } = useRemove(periodData);
  return async (values: Values): Promise<string | null> => {
    for (const figure of FIGURES) {
      const before = stored.find((row) => row.figure === figure);
      const value = values[figure];
      if (value === undefined || value === (before?.value ?? null)) continue;
      const outcome = await (value === null
        ? before && remove(before._id, before.version)
        : before
          ? update(before, { value })
          : create({ parent_id: profile._id, year, figure, value }));
      if (outcome?.state === 'failed') return failureText(outcome.error);
    }
    return null;
  };
}

function YearlyForm({ stored, ...props }: Props & { stored: readonly Stored[] }) {
  const t = useT();
  const notify = useNotify();
  const unsaved = useUnsavedChanges();
  const [typed, setTyped] = useState<Values>({});
  const [isSaving, setSaving] = useState(false);
  const save = useSaveFigures(props, stored);
  const shownValue = (figure: Figure): number | null =>
    typed[figure] === undefined ? (stored.find((row) => row.figure === figure)?.value ?? null) : typed[figure];
  const type = (figure: Figure, value: number | null) => {
    unsaved.mark(true);
    setTyped((before) => ({ ...before, [figure]: value }));
  };
  const submit = async () => {
    setSaving(true);
    const problem = await save(typed);
    setSaving(false);
    if (problem) return notify(problem, 'bad');
    unsaved.mark(false);
    setTyped({});
    notify(t('Saved'));
  };
  const unitOf = (figure: Figure) => (figure === 'balance_sheet_total' ? props.profile.reporting_currency : 'm³');
  return (
    <form
      className="biz-yearly"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      {FIGURES.map((figure) => (
        <NumberField
          key={figure}
          label={FIGURES_OF.company_profile[figure]}
          suffix={unitOf(figure)}
          value={shownValue(figure)}
          onChange={(value) => type(figure, value)}
        />
      ))}
      <Button htmlType="submit" disabled={Object.keys(typed).length === 0} loading={isSaving && { delay: 200 }}>
        {t('Save figures')}
      </Button>
    </form>
  );
}
