import { complianceCheck } from '@lichen/contracts/compliance/demands/check.entity';
import { complianceRequest } from '@lichen/contracts/compliance/demands/request.entity';
import { openFields } from '@lichen/contracts/compliance/demands/returned-fields';
import { PICKABLE_RECORDS } from '@lichen/contracts/business/pickable-records';
import { docTypeOf } from '@lichen/contracts/docs/types/all-types';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import type { Field } from '@lichen/contracts/entity/fields';
import { Card, SchemaForm, useAction, useNotify, useRecords, useT, useTn } from '@lichen/kit';
import { unitsOf } from './units-of';

type Request = RecordOf<typeof complianceRequest>;
type Check = RecordOf<typeof complianceCheck>;

/** Form for the returned fields of the last submitted document; renders nothing without any. */
export function ReturnedFields({ request }: { request: Request }) {
  const found = useRecords(complianceCheck, { request_id: request._id, limit: 1 });
  const check = found.data?.list[0];
  if (!request.asked || check?.status !== 'rejected' || !check.returned || !check.doc_share_id) return null;
  return <Corrections key={check._id} {...{ request, check, returned: check.returned }} />;
}

interface Props {
  request: Request;
  check: Check;
  returned: NonNullable<Check['returned']>;
}

function Corrections({ request, check, returned }: Props) {
  const t = useT();
  const tn = useTn();
  const say = useNotify();
  const { run } = useAction(complianceRequest, 'correct');
  const type = docTypeOf(request.demand_type_id);
  if (!type) return null;
  const open = openFields(request.demand_type_id, returned);
  const units = unitsOf(type);
  const beside = new Set(Object.values(units).map(({ unitField }) => unitField));
  const fields: Readonly<Record<string, Field>> = type.form.fields;
  const correct = async (values: Readonly<Record<string, unknown>>) => {
    const given = Object.entries(values).filter(([name]) => open.includes(name));
    const outcome = await run(request, { values: Object.fromEntries(given) });
    if (outcome.state === 'saved') say(t('Submitted'), 'good');
    if (outcome.state !== 'failed') return outcome;
    const errors = Object.entries(outcome.error.errors).map(([path, text]) => [path.replace(/^values\./, ''), text]);
    return { ...outcome, error: Object.assign(outcome.error, { errors: Object.fromEntries(errors) }) };
  };
  return (
    <Card title={t('Returned fields')}>
      <div className="cp-form">
        <p role="note">
          {tn(
            returned.length,
            '{count} field of {document} came back. Only this one can be corrected; the others stay as they were sent.',
            '{count} fields of {document} came back. Only these can be corrected; the others stay as they were sent.',
            { document: check.doc_name },
          )}
        </p>
        <ul>
          {returned.map(({ id, reason }) => (
            <li key={id}>
              <strong>{t(fields[id]?.label ?? id)}</strong>: {reason}
            </li>
          ))}
        </ul>
        <SchemaForm
          entity={type.form}
          initial={{ ...type.starts, ...check.prep_data }}
          layout={[{ fields: open.filter((name) => !beside.has(name)) }]}
          overrides={units}
          pick={PICKABLE_RECORDS}
          submitLabel="Submit again"
          onSubmit={correct}
        />
        <p className="cp-quiet">{t('To submit another document instead, choose it below.')}</p>
      </div>
    </Card>
  );
}
