import { survey } from '@lichen/contracts/compliance/survey.entity';
import { QueryStates, useRecord } from '@lichen/kit';
import { useParams } from '@lichen/kit/router';
import { Builder } from '../surveys/Builder';
import '../partners/value-chain.css';
import '../shared/compliance.css';

/** Editor for the form of a survey. */
export default function SurveyBuilder() {
  const { id = '' } = useParams();
  const found = useRecord(survey, id);
  return <QueryStates of={found}>{(record) => <Builder key={record._id} record={record} />}</QueryStates>;
}
