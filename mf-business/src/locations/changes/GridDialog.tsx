import type { GridPreview } from '@lichen/contracts/activities/grid-change/grid-preview.call';
import { location } from '@lichen/contracts/business/location.entity';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import {
  CodeField,
  failureText,
  JobProgress,
  SwitchField,
  useAction,
  useDialogFocus,
  useNotify,
  useReference,
  useT,
  useTn,
} from '@lichen/kit';
import { Alert, Button, Modal } from '@lichen/kit/antd';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { gridsOf } from '../location-form';
import { GridPreviewTables } from './GridPreviewTables';
import { type ShownPreview, useGridPreview } from './useGridPreview';
import './changes.css';

interface Props {
  site: RecordOf<typeof location>;
  onClose: () => void;
}

/** Asks for another grid, previews its effect on the figures, and changes it once the user confirms. */
export function GridDialog({ site, onClose }: Props) {
  const t = useT();
  const notify = useNotify();
  const shown = useGridPreview(site._id);
  const [grid, setGrid] = useState<string | null>(null);
  const [isApprovedToo, setApprovedToo] = useState<boolean | null>(false);
  const [problem, setProblem] = useState<string>();
  const { run, isRunning } = useAction(location, 'change_grid');
  useDialogFocus();

  const leave = () => {
    shown.drop();
    onClose();
  };
  const look = (event: FormEvent) => {
    event.preventDefault();
    if (!grid || grid === site.electricity_grid) return setProblem(t('Choose another grid'));
    shown.start(grid);
  };
  const change = async (recalculate: boolean) => {
    const include_approved = recalculate && isApprovedToo === true;
    const outcome = await run(site, { grid: grid ?? '', recalculate, include_approved });
    if (outcome.state === 'failed') return setProblem(failureText(outcome.error));
    const isStarted = outcome.state === 'saved' && outcome.record.recalculation_job_id !== null;
    notify(t(isStarted ? 'The grid has been changed. Figures are being recalculated.' : 'The grid has been changed.'));
    onClose();
  };
  return (
    <Modal
      open
      title={t('Change the grid of {name}', { name: site.name })}
      footer={null}
      onCancel={leave}
      width={760}
      destroyOnHidden
    >
      <form className="biz-change" onSubmit={look}>
        <GridChoice
          site={site}
          value={grid}
          error={problem}
          onChange={(next) => {
            shown.drop();
            setGrid(next);
            setProblem(undefined);
          }}
        />
        <Preview shown={shown} />
        {shown.preview && shown.preview.closed > 0 && shown.mayRecalculate && (
          <SwitchField
            label={t('Recalculate approved years too')}
            hint={t('Otherwise they are left unchanged. A reason is required.')}
            value={isApprovedToo}
            onChange={setApprovedToo}
          />
        )}
        <Acts shown={shown} isSaving={isRunning} onChange={(recalculate) => void change(recalculate)} onLeave={leave} />
      </form>
    </Modal>
  );
}

interface ChoiceProps {
  site: Props['site'];
  value: string | null;
  error: string | undefined;
  onChange: (grid: string | null) => void;
}

/** Offers the grids of the country, or all grids where the country has no other. */
function GridChoice({ site: { country, electricity_grid }, ...field }: ChoiceProps) {
  const t = useT();
  const all = useReference('electricity_grids').data ?? [];
  const hasOthers = gridsOf(country, all).some(({ code }) => code !== electricity_grid);
  const now = all.find(({ code }) => code === electricity_grid)?.label ?? electricity_grid;
  return (
    <CodeField
      label="New electricity grid"
      required
      list="electricity_grids"
      where={hasOthers ? { country } : {}}
      hint={t('Now: {grid}', { grid: now })}
      {...field}
    />
  );
}

/** Shows the preview job, its failure or its result. */
function Preview({ shown: { preview, mayRecalculate, job, isRunning, error } }: { shown: ShownPreview }) {
  const t = useT();
  if (error) return <Alert type="error" showIcon message={failureText(error)} />;
  if (isRunning) return job ? <JobProgress job={job} /> : <p className="biz-quiet">{t('Calculating')}</p>;
  if (job?.state === 'failed') return <JobProgress job={job} />;
  if (!preview) return <p className="biz-quiet">{t('No figures change until you confirm.')}</p>;
  return <Outcome preview={preview} mayRecalculate={mayRecalculate} />;
}

function Outcome({ preview, mayRecalculate }: { preview: GridPreview; mayRecalculate: boolean }) {
  const t = useT();
  const tn = useTn();
  const box = useRef<HTMLDivElement>(null);
  // The focused button has been removed; without focus in the dialog, its keyboard handling would stop.
  useEffect(() => box.current?.focus(), []);
  const { activities, closed, approved_years } = preview;
  const held =
    closed > 0 &&
    tn(
      closed,
      '{count} of them is in an approved year ({years}).',
      '{count} of them are in approved years ({years}).',
      { years: approved_years.join(', ') },
    );
  const said =
    activities === 0
      ? [t('No activity takes its power from the grid of this location. No figure changes.')]
      : [
          tn(
            activities,
            '{count} activity takes its power from the grid of this location.',
            '{count} activities take their power from the grid of this location.',
          ),
          held,
          !mayRecalculate && t('An administrator can recalculate them.'),
        ];
  return (
    <div ref={box} tabIndex={-1} className="biz-grid-outcome">
      <p role="status">{said.filter(Boolean).join(' ')}</p>
      {activities > 0 && <GridPreviewTables preview={preview} />}
    </div>
  );
}

interface ActsProps {
  shown: ShownPreview;
  isSaving: boolean;
  onChange: (recalculate: boolean) => void;
  onLeave: () => void;
}

function Acts({ shown: { preview, mayRecalculate, isRunning, error }, isSaving, onChange, onLeave }: ActsProps) {
  const t = useT();
  // A user who may not see figures may still change the grid, without a preview.
  const isWithout = error?.status === 403;
  const isRenewing = mayRecalculate && preview !== null && preview.activities > 0;
  return (
    <div className="biz-acts">
      <Button onClick={onLeave}>{t('Cancel')}</Button>
      {!preview && !isWithout && (
        <Button type="primary" htmlType="submit" loading={isRunning}>
          {t('Show preview')}
        </Button>
      )}
      {(preview || isWithout) && (
        <Button type={isRenewing ? 'default' : 'primary'} loading={isSaving} onClick={() => onChange(false)}>
          {t(isRenewing ? 'Change, recalculate later' : 'Change grid')}
        </Button>
      )}
      {isRenewing && (
        <Button type="primary" loading={isSaving} onClick={() => onChange(true)}>
          {t('Change and recalculate')}
        </Button>
      )}
    </div>
  );
}
