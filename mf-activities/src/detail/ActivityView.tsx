import { HEADLINE_PARAM } from '../shared/address/total-in-address';
import { Slot, StatusTag, useT } from '@lichen/kit';
import { StoredFindings } from '../checks/Warnings';
import type { Activity } from '../shared/ActivityFacts';
import { CalcTable } from '../calculations/CalcTable';
import { useCalcs } from '../calculations/useCalcs';
import { Details } from './Details';
import { FeedsInto } from './FeedsInto';
import { FigureWays } from './FigureWays';
import { mainCalc } from '../calculations/calc-words';
import { HeadlineSum } from '../calculations/HeadlineSum';
import { CalculationExplanation } from '../calculations/CalculationExplanation';
import '../shared/activities.css';
import '../shared/calcs.css';

interface Props {
  record: Activity;
  how: string | null;
  onHow: (calcId: string) => void;
}

/** Positions on the document that the activity was read from; empty for a typed activity. */
function Origin({ record: { _id, doc_id } }: { record: Activity }) {
  return doc_id ? <Slot name="figure.document" props={{ doc_id, record_id: _id }} /> : null;
}

/** Details, calculations and explanation of an activity, in the panel and on its own page. */
export function ActivityBody({ record, how, onHow }: Props) {
  const t = useT();
  const calcs = useCalcs(how === HEADLINE_PARAM ? record._id : '');
  const howId = how === HEADLINE_PARAM ? (mainCalc(calcs.data?.list ?? [])?._id ?? null) : how;
  return (
    <>
      <p className="act-tags">
        {record.applied ? (
          <StatusTag tone="good">{t('Applied')}</StatusTag>
        ) : (
          <StatusTag tone="attention">{t('Not applied')}</StatusTag>
        )}
      </p>
      {record.applied && record.err_msg && <FigureWays record={record} />}
      {record.applied && <StoredFindings type={record.activity_type} id={record._id} />}
      <Details record={record} />
      <CalcTable activity={record} howId={howId} onHow={onHow} />
      {how === HEADLINE_PARAM && calcs.data && (
        <HeadlineSum total={record.emission_calc?.CO2 ?? null} rows={calcs.data.list} />
      )}
      {howId && <CalculationExplanation key={howId} calcId={howId} origin={<Origin record={record} />} />}
      <FeedsInto activityId={record._id} />
    </>
  );
}
