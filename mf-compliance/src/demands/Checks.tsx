import type { submission } from '@lichen/contracts/compliance/demands/submission.entity';
import type { DocType } from '@lichen/contracts/docs/doc-type';
import { docTypeOf } from '@lichen/contracts/docs/types/all-types';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import type { Field } from '@lichen/contracts/entity/fields';
import { FieldValue, StatusTag, useT, useTn } from '@lichen/kit';
import './checks.css';

type Submission = RecordOf<typeof submission>;
type Values = Readonly<Record<string, unknown>>;

interface Props {
  of: Submission;
  /** Field that is highlighted in the document. */
  field: string | null;
  onField: (field: string) => void;
}

const isSaid = (value: unknown) => value !== null && value !== undefined && value !== '';

/** Returns the fields that have a value or are wrong; a unit field is merged with its amount. */
export function linesOf({ form, layout, reads }: DocType, values: Values, wrong: readonly string[]) {
  const fields: Readonly<Record<string, Field>> = form.fields;
  const units = new Set(Object.values(reads).flatMap(({ unitField }) => unitField ?? []));
  const names = layout.flatMap((section) => section.fields).filter((name) => fields[name] && !units.has(name));
  return names
    .filter((name) => isSaid(values[name]) || wrong.includes(name))
    .map((name) => {
      const unit = reads[name]?.unitField;
      return { name, field: fields[name] as Field, unit: unit && isSaid(values[unit]) ? unit : undefined };
    });
}

/** Checked values of a submission, one row each. Selecting a row highlights its source in the document. */
export function Checks({ of: { demand_type_id, prep_data, score }, field, onField }: Props) {
  const t = useT();
  const tn = useTn();
  const type = docTypeOf(demand_type_id);
  if (!type) return null;
  const values: Values = prep_data ?? {};
  const wrong = score?.validationErr ?? [];
  const lines = linesOf(type, values, wrong);
  if (lines.length === 0) return null;
  const fields: Readonly<Record<string, Field>> = type.form.fields;
  const holding = lines.filter(({ name }) => !wrong.includes(name)).length;
  return (
    <section className="cp-checks" aria-label={t('Checks')}>
      <p>
        <strong>{t('Checks')}</strong>{' '}
        <span className="cp-checks-sum">
          {[
            tn(holding, '{count} holds', '{count} hold'),
            ...(wrong.length > 0 ? [tn(wrong.length, '{count} does not', '{count} do not')] : []),
          ].join(', ')}
        </span>
      </p>
      {wrong.length > 0 && <p role="note">{t('The following fields are missing or invalid:')}</p>}
      <table>
        <thead>
          <tr>
            <th scope="col">{t('Field')}</th>
            <th scope="col">{t('Submitted')}</th>
            <th scope="col">{t('Check')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ name, field: one, unit }) => (
            <tr key={name} className={name === field ? 'cp-check-lit' : undefined}>
              <th scope="row">
                <button type="button" aria-pressed={name === field} onClick={() => onField(name)}>
                  {t(one.label)}
                </button>
              </th>
              <td>
                <FieldValue field={one} overrides={{}} value={values[name]} />{' '}
                {unit && <FieldValue field={fields[unit] as Field} overrides={{}} value={values[unit]} />}
              </td>
              <td>
                {wrong.includes(name) ? (
                  <StatusTag tone="bad">{t('Does not hold')}</StatusTag>
                ) : (
                  <StatusTag tone="good">{t('Holds')}</StatusTag>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
