import { extractAddress } from '@lichen/contracts/activities/list/extract.call';
import { extract } from '@lichen/contracts/activities/list/extract.entity';
import { TEXTS } from '@lichen/contracts/text/texts';
import { JobProgress, type UrlState, useJob, usePortal, useRecord, useT } from '@lichen/kit';
import { Button } from '@lichen/kit/antd';
import { useEffect } from 'react';
import { DOWNLOAD } from './download-address';
import '../shared/strip.css';

/** Progress of a large download, above the list. */
export function DownloadProgress({ id, url }: { id: string; url: UrlState }) {
  const t = useT();
  const { now } = usePortal();
  const { data: found, refetch } = useRecord(extract, id);
  const { job, isOver, cancel } = useJob(found?.job_id);
  // Reloads the record, because the push message may have been missed.
  useEffect(() => {
    if (isOver) void refetch();
  }, [isOver, refetch]);
  if (!found) return null;
  const forget = () => url.set({ [DOWNLOAD]: null }, { keepPage: true });
  const isReady = found.state === 'done';
  return (
    <section className="act-strip" aria-label={t('Activity download')}>
      {job && !isReady && <JobProgress job={job} onCancel={() => void cancel()} />}
      {found.state === 'failed' && !job && <p role="alert">{t(TEXTS.unexpected)}</p>}
      {isReady && (
        <>
          <p role="status">{t('The file is ready and will be available for 24 hours.')}</p>
          <Button type="primary" href={extractAddress(id, now())}>
            {t('Download')}
          </Button>
        </>
      )}
      {(found.state !== 'making' || isOver) && <Button onClick={forget}>{t('Close')}</Button>}
    </section>
  );
}
