import { SUBMISSION_STATUSES, SURVEY_DEMAND } from '@lichen/contracts/compliance/demands/demand-words';
import { DEMAND_TEXTS } from '@lichen/contracts/compliance/demands/demand-texts';
import { paths } from '@lichen/contracts/api/paths';
import { receivedAddress } from '@lichen/contracts/compliance/passports/received-passport.entity';
import type { submission } from '@lichen/contracts/compliance/demands/submission.entity';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import { Card, Facts, StatusTag, useFormat, useT } from '@lichen/kit';
import { Button } from '@lichen/kit/antd';
import { Link } from '@lichen/kit/router';
import { PassportBeside } from '../passports/PassportBeside';
import { SUBMISSION_TONES } from '../shared/proof-words';
import { Checks } from './Checks';
import { SubmittedSurvey } from '../answers/SubmittedSurvey';
import { Decide } from './Decide';
import { ReturnFields } from './ReturnFields';

type Submission = RecordOf<typeof submission>;

interface Props {
  of: Submission;
  /** Field that is highlighted in the document beside. */
  field: string | null;
  onField: (field: string) => void;
}

/** Submission with its checks and the decision. */
export function SubmissionPane({ of: one, field, onField }: Props) {
  const t = useT();
  const format = useFormat();
  const day = (value: number | null) => (value === null ? '–' : format.day(value));
  return (
    <Card title={one.name}>
      <div className="cp-form">
        <Facts
          facts={[
            {
              label: t('Status'),
              value: <StatusTag tone={SUBMISSION_TONES[one.status]}>{t(SUBMISSION_STATUSES[one.status])}</StatusTag>,
            },
            { label: t('Date submitted'), value: format.day(one.received_on) },
            { label: t('Period'), value: one.to === null ? day(one.from) : `${day(one.from)} – ${day(one.to)}` },
            { label: t('Source'), value: <Source of={one} /> },
            { label: t('Message'), value: one.message },
            { label: t('Reason'), value: one.reason },
          ]}
        />
        {one.demand_type_id === SURVEY_DEMAND ? (
          <SubmittedSurvey of={one} />
        ) : (
          <>
            <File of={one} />
            <Checks of={one} field={field} onField={onField} />
            <ReturnFields key={one._id} of={one} />
          </>
        )}
        {one.passport_id && <PassportBeside id={one.passport_id} />}
        <Decide key={one._id} of={one} />
      </div>
    </Card>
  );
}

/** The source of a submission: the connection, or a link to its passport. */
function Source({ of: one }: { of: Submission }) {
  const t = useT();
  if (one.passport_id === null || one.passport_id === undefined) return t('Connection');
  const { issuer_name: issuer } = ((one as { passport?: unknown }).passport ?? {}) as { issuer_name?: string };
  return (
    <Link to={paths.receivedPassport(one.passport_id)}>{t('Passport of {company}', { company: issuer ?? '–' })}</Link>
  );
}

function File({ of: { passport_id, passport_file, shared_doc, has_file, received_on } }: { of: Submission }) {
  const t = useT();
  if (passport_id && passport_file)
    return (
      <div>
        <Button href={receivedAddress(passport_id, passport_file)} download>
          {t('Download file')}
        </Button>
      </div>
    );
  if (!shared_doc || !has_file)
    return (
      <p>
        <StatusTag tone="bad">{t(DEMAND_TEXTS.fileMissing)}</StatusTag>
      </p>
    );
  return (
    <div>
      <Button href={`/api/data/shared_docs/${encodeURIComponent(shared_doc)}?f=${received_on}`} download>
        {t('Download file')}
      </Button>
    </div>
  );
}
