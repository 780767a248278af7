import { BULK_AT_ONCE } from '@lichen/contracts/activities/list/bulk.call';
import { bulkChange } from '@lichen/contracts/activities/list/bulk.entity';
import type { JobProgress as Job } from '@lichen/contracts/api/events';
import { JobProgress, type UrlState, useFormat, useJob, useRecord, useT } from '@lichen/kit';
import { Button } from '@lichen/kit/antd';
import { useEffect } from 'react';
import { typeName } from '../shared/activity-name';
import { BULK_PARAM } from './bulk-address';
import type { BulkResult, BulkProgressCount, BulkTarget } from './change-rows';
import '../shared/strip.css';

interface Props {
  result: BulkResult;
  /** The job, if it stopped early. */
  unfinished?: Job | null;
  onAgain: (change: BulkResult['change'], targets: readonly BulkTarget[]) => void;
  /** Undoes the changes of a background job. */
  onUndo?: (() => void) | undefined;
  onClose: () => void;
}

const DONE = {
  edit: '{count} changed',
  tag: '{count} changed',
  remove: '{count} deleted',
  restore: '{count} restored',
  undo: '{count} undone',
} as const satisfies Record<BulkResult['change']['kind'], string>;

/** Progress of changing the selected rows, a few hundred per request; can be stopped between requests. */
export function BulkRowsProgress({
  stretch: { done, total },
  onCancel,
}: {
  stretch: BulkProgressCount;
  onCancel: () => void;
}) {
  const t = useT();
  const format = useFormat();
  if (total <= BULK_AT_ONCE) return null;
  return (
    <section className="act-strip" aria-label={t('Bulk edit of activities')}>
      <p role="status">{t('{done} of {total}', { done: format.number(done), total: format.number(total) })}</p>
      <span className="act-bulk-buttons">
        <Button onClick={onCancel}>{t('Cancel')}</Button>
      </span>
    </section>
  );
}

/** Result of a bulk change: how many rows changed, which did not, and why. */
export function BulkOutcome({ result, unfinished, onAgain, onUndo, onClose }: Props) {
  const { change, done, failed, failures, unreached = 0, left = [], stoppedBy, removed = [] } = result;
  const t = useT();
  const format = useFormat();
  const again: readonly BulkTarget[] = change.kind === 'undo' ? [] : [...failures, ...left];
  const nameOf = ({ activity_type, from, to }: (typeof failures)[number]) =>
    [activity_type ? t(typeName({ activity_type })) : t('Activity'), format.period(from, to)]
      .filter(Boolean)
      .join(', ');
  return (
    <section className="act-strip act-outcome" aria-label={t('Result')}>
      {unfinished && <JobProgress job={unfinished} />}
      <p role="status">
        {t(DONE[change.kind], { count: format.number(done) })}
        {failed > 0 && ` · ${t('{count} left unchanged', { count: format.number(failed) })}`}
        {unreached > 0 && ` · ${t('{count} not processed', { count: format.number(unreached) })}`}
      </p>
      {stoppedBy && <p className="act-wrong">{t(stoppedBy)}</p>}
      {failures.length > 0 && (
        <ul className="act-outcome-rows">
          {failures.map((failure) => (
            <li key={failure._id}>
              <strong>{nameOf(failure)}</strong>{' '}
              {Object.values(failure.errors ?? { err: failure.err })
                .map((words) => t(words))
                .join(' ')}
            </li>
          ))}
        </ul>
      )}
      <span className="act-bulk-buttons">
        {again.length > 0 && <Button onClick={() => onAgain(change, again)}>{t('Retry these')}</Button>}
        {removed.length > 0 && <Button onClick={() => onAgain({ kind: 'restore' }, removed)}>{t('Undo')}</Button>}
        {onUndo && <Button onClick={onUndo}>{t('Undo')}</Button>}
        <Button type="text" onClick={onClose}>
          {t('Close')}
        </Button>
      </span>
    </section>
  );
}

interface Then extends Pick<Props, 'onAgain'> {
  /** Receives the id of the change to undo. */
  onUndo: (of: string) => void;
}

/** Progress of a change to the whole list, and its result at the end. */
export function BulkProgress({ url, ...then }: Then & { url: UrlState }) {
  const t = useT();
  const id = url.one(BULK_PARAM);
  const started = useRecord(bulkChange, id);
  const { job, isOver, cancel } = useJob(started.data?.job_id);
  if (!id || !job) return null;
  if (!isOver)
    return (
      <section className="act-strip" aria-label={t('Bulk edit of activities')}>
        <JobProgress job={job} onCancel={() => void cancel()} />
      </section>
    );
  return (
    <BulkEnd
      key={job.state}
      id={id}
      unfinished={job.state === 'done' ? null : job}
      {...then}
      onClose={() => url.set({ [BULK_PARAM]: null }, { keepPage: true })}
    />
  );
}

/** Loaded after the job ends, because changes of its counts are not announced. */
function BulkEnd({ id, onUndo, ...rest }: Omit<Props, 'result' | 'onUndo'> & Then & { id: string }) {
  const { data: record, isFetchedAfterMount, refetch } = useRecord(bulkChange, id);
  useEffect(() => void refetch(), [refetch]);
  if (!record || !isFetchedAfterMount) return null;
  const { change, total, done, failed, failures, kept } = record;
  const unreached = rest.unfinished ? Math.max(0, total - done - failed) : 0;
  // If undoing stopped early, the rest can still be undone.
  const undoable = change.kind === 'undo' ? unreached > 0 && change.of : (kept ?? 0) > 0 && id;
  return (
    <BulkOutcome
      result={{ ...record, failures: failures ?? [], unreached }}
      {...rest}
      onUndo={undoable ? () => onUndo(undoable) : undefined}
    />
  );
}
