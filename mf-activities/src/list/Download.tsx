import { activityExtract, extractAddress } from '@lichen/contracts/activities/list/extract.call';
import { EXTRACT_FORMATS, type ExtractFormat, extract } from '@lichen/contracts/activities/list/extract.entity';
import { TEXTS } from '@lichen/contracts/text/texts';
import type { RecordAnswer } from '@lichen/contracts/api/api-responses';
import {
  asDataError,
  failureText,
  data,
  JobProgress,
  type UrlState,
  useJob,
  useSingleFlight,
  usePortal,
  useRecord,
  useT,
  useNotify,
} from '@lichen/kit';
import { Button, Dropdown } from '@lichen/kit/antd';
import { useEffect } from 'react';
import type { filterQuery } from '../shared/address/activity-filters';
import { filtersInBody } from '../shared/address/filters-in-body';
import '../shared/strip.css';

const FORMAT_NAMES: Readonly<Record<ExtractFormat, string>> = { csv: 'CSV', xlsx: 'Excel workbook' };

/** Kept in the address while a large file is being made, so that the page can be left and reopened. */
const DOWNLOAD = 'download';

interface ExtractState {
  _id: string;
  state: 'making' | 'done' | 'failed';
}

interface Props {
  url: UrlState;
  query: ReturnType<typeof filterQuery>;
  disabled: boolean;
}

/** The filtered activities as a file, all of them: a small one at once, a large one when it is ready. */
export function DownloadMenu({ url, query, disabled }: Props) {
  const t = useT();
  const notify = useNotify();
  const { now } = usePortal();
  const { run, isRunning } = useSingleFlight<void>();
  const ask = async (format: ExtractFormat) => {
    try {
      const body = { format, filters: filtersInBody(query) };
      const { obj } = await data<RecordAnswer<ExtractState>>(activityExtract.name, { method: 'POST', body });
      if (obj.state === 'done') window.location.assign(extractAddress(obj._id, now()));
      else url.set({ [DOWNLOAD]: obj._id }, { keepPage: true });
    } catch (error) {
      notify(failureText(asDataError(error)), 'bad');
    }
  };
  const items = EXTRACT_FORMATS.map((format) => ({ key: format, label: t(FORMAT_NAMES[format]) }));
  const onClick = ({ key }: { key: string }) => void run(() => ask(key as ExtractFormat));
  return (
    <Dropdown trigger={['click']} autoFocus disabled={disabled} menu={{ items, onClick }}>
      <Button loading={isRunning}>{t('Download')}</Button>
    </Dropdown>
  );
}

/** A large file on its way, above the list. */
export function DownloadProgress({ url }: Pick<Props, 'url'>) {
  const t = useT();
  const { now } = usePortal();
  const id = url.one(DOWNLOAD);
  const { data: found, refetch } = useRecord(extract, id);
  const { job, isOver, cancel } = useJob(found?.job_id);
  // The push may have been missed.
  useEffect(() => {
    if (isOver) void refetch();
  }, [isOver, refetch]);
  if (!id || !found) return null;
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
