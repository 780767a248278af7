import { paths } from '@lichen/contracts/api/paths';
import { FREQUENCIES, NON_COMPLIANT_REASONS, SURVEY_DEMAND } from '@lichen/contracts/compliance/demands/demand-words';
import { complianceRequest } from '@lichen/contracts/compliance/demands/request.entity';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import { Card, Facts, Page, QueryStates, StatusTag, useRecord, useT } from '@lichen/kit';
import { useParams } from '@lichen/kit/router';
import { AnswerSurvey } from '../answers/AnswerSurvey';
import { History } from '../requests/History';
import { useBegun } from '../requests/useBegun';
import { SubmitDocument } from '../requests/SubmitDocument';
import { askedWords, partnerName, requestDisplay } from '../shared/proof-words';
import { RenewalDay } from '../shared/RenewalDay';
import '../partners/value-chain.css';
import '../shared/compliance.css';

type Request = RecordOf<typeof complianceRequest>;

/** One request of a partner: terms, answer and decisions. */
export default function RequestDetail() {
  const t = useT();
  const { id = '' } = useParams();
  const found = useRecord(complianceRequest, id);
  const title =
    found.data &&
    t('{company} asks for: {type}', {
      company: partnerName(found.data),
      type: askedWords(found.data, t),
    });
  return (
    <Page title={title ?? t('Request')} back={{ to: paths.complianceRequests, label: 'Compliance requests' }}>
      <QueryStates of={found}>
        {(record) => (
          <>
            <RequestFacts request={record} />
            {(record.asked || record.demand_type_id === SURVEY_DEMAND) && <Answer request={record} />}
            <History request={record} />
          </>
        )}
      </QueryStates>
    </Page>
  );
}

/** Form that answers the request. The first change is recorded as the start of the answer. */
function Answer({ request }: { request: Request }) {
  const t = useT();
  const begin = useBegun(request);
  return (
    <div onChangeCapture={begin}>
      {request.demand_type_id === SURVEY_DEMAND ? (
        <AnswerSurvey request={request} />
      ) : (
        <SubmitDocument request={request} />
      )}
      <p className="cp-quiet">
        {t('{company} can see when this request is opened and when an answer is started, not the answer itself.', {
          company: partnerName(request),
        })}
      </p>
    </div>
  );
}

function RequestFacts({ request }: { request: Request }) {
  const t = useT();
  const { words, tone } = requestDisplay(request);
  const reason = request.non_compliant_reason;
  return (
    <Card title={t('What is asked')}>
      <Facts
        facts={[
          {
            label: t('Status'),
            value: (
              <span className="cp-tags">
                <StatusTag tone={tone}>{t(words)}</StatusTag>
                <StatusTag>{t(request.mandatory ? 'Mandatory' : 'Optional')}</StatusTag>
                {!request.asked && <StatusTag>{t('No longer asked for')}</StatusTag>}
              </span>
            ),
          },
          { label: t('Reason'), value: reason && t(NON_COMPLIANT_REASONS[reason]) },
          { label: t('Renewal'), value: <RenewalDay day={request.renewal_date} isDue={request.for_renewal} /> },
          { label: t('Frequency'), value: t(FREQUENCIES[request.frequency]) },
        ]}
      />
    </Card>
  );
}
