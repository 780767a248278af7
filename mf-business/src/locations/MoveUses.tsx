import {
  type ReassignedDependencies,
  REASSIGN_TEXTS,
  reassignDependencies,
} from '@lichen/contracts/business/location-dependencies.call';
import { location } from '@lichen/contracts/business/location.entity';
import { LOCATION_USE_TEXTS } from '@lichen/contracts/business/location-uses';
import type { Use } from '@lichen/contracts/api/problems';
import {
  asDataError,
  data,
  JobProgress,
  RecordPicker,
  useDialogFocus,
  useJob,
  useSingleFlight,
  useT,
} from '@lichen/kit';
import { Button, Modal } from '@lichen/kit/antd';
import { type FormEvent, useEffect, useState } from 'react';
import { UsesList } from './UsesList';

interface Props {
  id: string;
  name: string;
  /** Records that prevent the deletion of the location; set where the dialog was opened to delete it. */
  holding?: readonly Use[];
  /** Called when everything has been moved; not called where the move failed or was cancelled. */
  onMoved: () => void;
  onClose: () => void;
}

/** Asks for the target of the move, and shows the progress of the job that moves activities. */
export function MoveUses({ id, name, holding, onMoved, onClose }: Props) {
  const t = useT();
  const [to, setTo] = useState<string | null>(null);
  const [problem, setProblem] = useState<string>();
  const [jobId, setJobId] = useState<string | null>(null);
  const { run, isRunning } = useSingleFlight<void>();
  const { job, isOver, cancel } = useJob(jobId);
  useDialogFocus();
  const isMoved = job?.state === 'done';
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for the end of the work, not for each new function
  useEffect(() => {
    if (isMoved) onMoved();
  }, [isMoved]);

  const move = async () => {
    if (!to || to === id) return setProblem(REASSIGN_TEXTS.same);
    try {
      const body = { action: 'reassign_dependencies', location_id: id, to_location_id: to };
      const options = { method: 'POST', body, patience: 120_000 } as const;
      const { obj } = await data<{ obj: ReassignedDependencies }>(reassignDependencies.name, options);
      if (obj.job_id) setJobId(obj.job_id);
      else onMoved();
    } catch (error) {
      const { message, errors } = asDataError(error);
      setProblem(errors['to_location_id'] ?? message);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void run(move);
  };
  return (
    <Modal
      open
      title={holding ? t(LOCATION_USE_TEXTS.refused) : t('Move everything from {name}', { name })}
      footer={null}
      onCancel={onClose}
      destroyOnHidden
    >
      {job && !isMoved ? (
        <>
          <JobProgress job={job} onCancel={() => void cancel()} />
          <p className="biz-quiet">
            {isOver
              ? t('Not everything was moved. What is left still belongs to {name}; move it again.', { name })
              : t('You can leave this page. The work continues in the background.')}
          </p>
        </>
      ) : (
        <form className="biz-move" onSubmit={submit}>
          {holding && (
            <>
              <UsesList id={id} uses={holding} />
              <p className="biz-quiet">{t(LOCATION_USE_TEXTS.remedy)}</p>
            </>
          )}
          <p className="biz-quiet">
            {t('Activities are calculated again with the grid and country of the other location.')}
          </p>
          <RecordPicker
            label="Move to"
            required
            entity={location}
            labelOf={({ name: other }) => other}
            value={to}
            error={problem && t(problem)}
            onChange={(next) => {
              setTo(next);
              setProblem(undefined);
            }}
          />
          <div className="biz-acts">
            <Button onClick={onClose}>{t('Cancel')}</Button>
            <Button type="primary" htmlType="submit" loading={isRunning}>
              {t('Move everything')}
            </Button>
          </div>
        </form>
      )}
    </Modal>
  );
}
