import { activityExtract, extractAddress } from '@lichen/contracts/activities/list/extract.call';
import { EXTRACT_FORMATS, type ExtractFormat } from '@lichen/contracts/activities/list/extract.entity';
import type { RecordAnswer } from '@lichen/contracts/api/api-responses';
import {
  asDataError,
  failureText,
  data,
  lazyOverlay,
  type UrlState,
  useSingleFlight,
  usePortal,
  useT,
  useNotify,
} from '@lichen/kit';
import { Button, Dropdown } from '@lichen/kit/antd';
import { Suspense } from 'react';
import type { filterQuery } from '../shared/address/activity-filters';
import { filtersInBody } from '../shared/address/filters-in-body';
import { DOWNLOAD } from './download-address';

const FORMAT_NAMES: Readonly<Record<ExtractFormat, string>> = { csv: 'CSV', xlsx: 'Excel workbook' };

/** Loaded with the first large file. */
const DownloadProgress = lazyOverlay(async () => ({
  default: (await import('./DownloadProgress')).DownloadProgress,
}));

interface ExtractState {
  _id: string;
  state: 'making' | 'done' | 'failed';
}

interface Props {
  url: UrlState;
  query: ReturnType<typeof filterQuery>;
  disabled: boolean;
}

/** Downloads all filtered activities: a small file at once, a large one when it is ready. */
export function DownloadMenu({ url, query, disabled }: Props) {
  const t = useT();
  const notify = useNotify();
  const { now } = usePortal();
  const { run, isRunning } = useSingleFlight<void>();
  const ask = async (format: ExtractFormat) => {
    try {
      const body = { format, filters: filtersInBody(query) };
      const options = { method: 'POST', body, patience: 120_000 } as const;
      const { obj } = await data<RecordAnswer<ExtractState>>(activityExtract.name, options);
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

/** Progress of a large download, above the list. */
export function LargeDownload({ url }: Pick<Props, 'url'>) {
  const id = url.one(DOWNLOAD);
  if (!id) return null;
  return (
    <Suspense>
      <DownloadProgress id={id} url={url} />
    </Suspense>
  );
}
