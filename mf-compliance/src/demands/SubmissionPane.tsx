import { SUBMISSION_STATUSES } from '@lichen/contracts/compliance/demands/demand-words';
import { DEMAND_TEXTS } from '@lichen/contracts/compliance/demands/demand-texts';
import type { submission } from '@lichen/contracts/compliance/demands/submission.entity';
import { docTypeOf } from '@lichen/contracts/docs/types/all-types';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import { Card, EntityFacts, Facts, StatusTag, useFormat, useT } from '@lichen/kit';
import { Button } from '@lichen/kit/antd';
import { SUBMISSION_TONES } from '../shared/proof-words';
import { Decide } from './Decide';

type Submission = RecordOf<typeof submission>;

/** What was handed in, what the checks say of it, and the decision. */
export function SubmissionPane({ of: one }: { of: Submission }) {
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
            { label: t('Message'), value: one.message },
            { label: t('Reason'), value: one.reason },
          ]}
        />
        <File of={one} />
        <Checks of={one} />
        <Decide key={one._id} of={one} />
      </div>
    </Card>
  );
}

function File({ of: { shared_doc, has_file, received_on } }: { of: Submission }) {
  const t = useT();
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

/** The values that count for this type, and those that are missing or break its rules. */
function Checks({ of: { demand_type_id, prep_data, score } }: { of: Submission }) {
  const t = useT();
  const type = docTypeOf(demand_type_id);
  if (!type) return null;
  const wrong = score?.validationErr ?? [];
  const label = (name: string) => t(type.form.fields[name]?.label ?? name);
  return (
    <>
      {wrong.length > 0 && (
        <div role="note">
          <p>{t('The following fields are missing or invalid:')}</p>
          <ul>
            {wrong.map((name) => (
              <li key={name}>{label(name)}</li>
            ))}
          </ul>
        </div>
      )}
      {prep_data && <EntityFacts entity={type.form} record={prep_data} layout={[...type.layout]} />}
    </>
  );
}
