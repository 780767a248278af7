import { QueryStates, useRecord } from '@lichen/kit';
import type { TypeForm } from '../types/shared/type-form';
import { WithTypeForm } from '../types/shared/WithTypeForm';
import { type Activity, CommonFacts, TypeFacts } from '../shared/ActivityFacts';
import { BehindFigure } from '../dependence/BehindFigure';

/** Entered values: fields of the type, then those shared by all types. */
export function Details({ record }: { record: Activity }) {
  return (
    <>
      <BehindFigure record={record} />
      <WithTypeForm type={record.activity_type}>
        {(form) => (
          <>
            {form && <Whole form={form} id={record._id} />}
            <CommonFacts record={record} />
          </>
        )}
      </WithTypeForm>
    </>
  );
}

/** The list has the shared fields only; the fields of the type are loaded here. */
function Whole({ form, id }: { form: TypeForm; id: string }) {
  const found = useRecord(form.entity, id);
  return <QueryStates of={found}>{(record) => <TypeFacts form={form} record={record} />}</QueryStates>;
}
