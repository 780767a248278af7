import type { ChartData } from '@lichen/contracts/activities/charts/chart-data.call';
import type { ChartQuestion, ChartType } from '@lichen/contracts/activities/charts/chart-words';
import type { RecordAnswer } from '@lichen/contracts/api/api-responses';
import { Card, type usePostedCall, useT, useUrlState } from '@lichen/kit';
import { shownInAddress } from '../shared/address/shown-in-address';
import { Charts } from './Charts';
import { ChartStates } from './ChartStates';

interface Props {
  of: ReturnType<typeof usePostedCall<RecordAnswer<ChartData>>>;
  question: ChartQuestion;
  type: ChartType;
  /** Reason why the question cannot be asked yet. */
  problem: string | undefined;
}

const HEIGHT = 380;

/** Chart of the draft as a picture or a table, or a note on what its question still lacks. */
export function BuiltChart({ of, question, type, problem }: Props) {
  const t = useT();
  const { isShown: asTable, show: showTable } = shownInAddress(useUrlState(), 'table');
  return (
    <Card
      title={t('Chart')}
      actions={
        <button type="button" className="act-link" aria-pressed={asTable} onClick={() => showTable(!asTable)}>
          {t(asTable ? 'View as chart' : 'View as table')}
        </button>
      }
    >
      {problem === undefined ? (
        <ChartStates of={of} height={HEIGHT}>
          {({ charts }) => <Charts charts={charts} question={question} type={type} asTable={asTable} height={HEIGHT} />}
        </ChartStates>
      ) : (
        <p className="cha-empty" style={{ minHeight: HEIGHT }}>
          {t(problem)}
        </p>
      )}
    </Card>
  );
}
