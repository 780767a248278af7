import { FIGURES_OF, type FigureOwner, periodData } from '@lichen/contracts/business/company/period-data.entity';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import {
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
import './business.css';

type Stored = RecordOf<typeof periodData>;
type FigureName = Stored['figure'];
type Values = Partial<Record<FigureName, number | null>>;

interface Props {
  /** Entity of the record that has the figures. */
  owner: FigureOwner;
  parentId: string;
  year: number;
  unitOf: (figure: FigureName) => string;
  /** The figures to show; defaults to all figures of the owner. */
  figures?: readonly FigureName[];
}

/** A form for the figures of one record in one year. */
export function YearlyFigures({ owner, figures = Object.keys(FIGURES_OF[owner]) as FigureName[], ...props }: Props) {
  const { parentId, year } = props;
  const found = useRecords(periodData, { parent_id: parentId, year, figure: figures, limit: figures.length });
  return (
    <QueryStates of={found}>
      {({ list }) => (
        <YearlyForm key={`${parentId} ${year}`} {...props} owner={owner} figures={figures} stored={list} />
      )}
    </QueryStates>
  );
}

type FormProps = Required<Props> & { stored: readonly Stored[] };

/** Returns a function that saves each changed figure separately, deletes cleared ones, and returns the first error. */
function useSaveFigures({ parentId, year, figures, stored }: FormProps) {
  const { create, update } = useSave(periodData);
  const { remove } = useRemove(periodData);
  return async (values: Values): Promise<string | null> => {
    for (const figure of figures) {
      const before = stored.find((row) => row.figure === figure);
      const value = values[figure];
      if (value === undefined || value === (before?.value ?? null)) continue;
      const outcome = await (value === null
        ? before && remove(before._id, before.version)
        : before
          ? update(before, { value })
          : create({ parent_id: parentId, year, figure, value }));
      if (outcome?.state === 'failed') return failureText(outcome.error);
    }
    return null;
  };
}

function YearlyForm(props: FormProps) {
  const { owner, figures, stored, unitOf } = props;
  const t = useT();
  const notify = useNotify();
  const unsaved = useUnsavedChanges();
  const [typed, setTyped] = useState<Values>({});
  const [isSaving, setSaving] = useState(false);
  const save = useSaveFigures(props);
  const labels = FIGURES_OF[owner] as Readonly<Record<string, string>>;
  const shownValue = (figure: FigureName): number | null =>
    typed[figure] === undefined ? (stored.find((row) => row.figure === figure)?.value ?? null) : typed[figure];
  const type = (figure: FigureName, value: number | null) => {
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
  return (
    <form
      className="biz-yearly"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      {figures.map((figure) => (
        <NumberField
          key={figure}
          label={labels[figure] ?? figure}
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
