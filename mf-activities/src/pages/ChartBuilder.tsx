import { chartConfig, questionErrors } from '@lichen/contracts/activities/charts/chart-config.entity';
import { type ChartData, chartData } from '@lichen/contracts/activities/charts/chart-data.call';
import { paths } from '@lichen/contracts/api/paths';
import type { RecordAnswer } from '@lichen/contracts/api/api-responses';
import {
  Card,
  QueryStates,
  NoPermission,
  Page,
  Skeleton,
  usePostedCall,
  usePortal,
  useRecord,
  useT,
  useUrlState,
} from '@lichen/kit';
import { Button } from '@lichen/kit/antd';
import { useNavigate, useParams } from '@lichen/kit/router';
import { BuiltChart } from '../charts/BuiltChart';
import { type ChartDraft, questionOf } from '../charts/chart-draft';
import { ChartForm } from '../charts/ChartForm';
import { ChartTabs } from '../charts/ChartTabs';
import { draftInAddress, draftOf, type SavedDraft } from '../charts/draft-in-address';
import { useChartTitle } from '../charts/useChartTitle';
import { useSaveChart } from '../charts/useSaveChart';
import { FILTERS_NAME, shownInAddress } from '../shared/address/shown-in-address';

export default function ChartBuilder() {
  const { may } = usePortal();
  const { id } = useParams();
  if (!may(chartConfig.allow.read)) return <NoPermission who={chartConfig.allow.read} />;
  return id ? <StoredChart key={id} id={id} /> : <Builder key="new" stored={undefined} />;
}

function StoredChart({ id }: { id: string }) {
  const t = useT();
  const stored = useRecord(chartConfig, id);
  if (stored.data) return <Builder stored={stored.data} />;
  return (
    <Page wide title={t('Your analysis')}>
      <ChartTabs current="chart" />
      <QueryStates of={stored} skeleton={<Skeleton rows={6} height={48} />}>
        {() => null}
      </QueryStates>
    </Page>
  );
}

function Builder({ stored }: { stored: SavedDraft | undefined }) {
  const t = useT();
  const navigate = useNavigate();
  const url = useUrlState();
  const draft = draftOf(url.one('draft'), stored);
  const title = useChartTitle(draft);
  const question = questionOf(draft);
  const wrong = questionErrors(question, usePortal().today());
  const [problem] = Object.values(wrong);
  const found = usePostedCall<RecordAnswer<ChartData>>(chartData, question, { enabled: problem === undefined });
  // Saving right after a change must not store the thumbnail of the previous question.
  const answered = async () => (found.isPlaceholderData ? (await found.refetch()).data : found.data)?.obj.charts;
  const { save, isSaving, errors, clear } = useSaveChart(stored, draft, answered);
  const change = (next: ChartDraft, field: string) => {
    clear(field);
    url.set({ draft: draftInAddress(next) });
  };
  return (
    <Page
      wide
      title={stored?.chartName ?? title}
      context={stored && t('Your analysis')}
      actions={
        <>
          <Button onClick={() => navigate(paths.newChart)}>{t('New')}</Button>
          <Button type="primary" loading={isSaving} onClick={() => void save()}>
            {t(stored ? 'Update' : 'Save')}
          </Button>
        </>
      }
    >
      <ChartTabs current="chart" />
      <div className="cha-builder">
        <Card>
          <ChartForm
            draft={draft}
            errors={{ ...wrong, ...errors }}
            filters={shownInAddress(url, FILTERS_NAME)}
            onChange={change}
          />
        </Card>
        <BuiltChart of={found} question={question} type={draft.chartType} problem={problem} />
      </div>
    </Page>
  );
}
