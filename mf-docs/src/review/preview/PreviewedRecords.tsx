import type { DocPreview } from '@lichen/contracts/docs/doc.call';
import { sumOf, useFormat, useT, useTn } from '@lichen/kit';
import { typesOf } from '../../form/types-of';
import type { Doc } from '../../shared/documents';
import { fieldLabel } from '../marked-boxes';
import { recordWords } from './record-words';
import { Repeats } from './Repeats';

interface Props {
  record: Doc;
  preview: DocPreview;
  isWaiting: boolean;
}

/** Records of a preview with their emissions, and what stands in their way. */
export function PreviewedRecords({ record, preview: { records, errors }, isWaiting }: Props) {
  const t = useT();
  const tn = useTn();
  const format = useFormat();
  const total = sumOf(records.flatMap(({ co2_kg }) => co2_kg ?? []));
  const types = typesOf(record);
  return (
    <>
      <p className="doc-made-head">
        <strong>{t('What will be made')}</strong>
        <span className="doc-made-count">{tn(records.length, '{count} record', '{count} records')}</span>
        {records.some(({ co2_kg }) => co2_kg !== null) && (
          <span className={`doc-made-figure${isWaiting ? ' doc-made-waiting' : ''}`}>
            <b>{format.co2(total)}</b> {format.unit} CO₂e
          </span>
        )}
      </p>
      <ul>
        {records.map((one, at) => (
          <li key={at}>
            <span>{recordWords(one, { t, format })}</span>
            {one.problem && <span className="doc-made-problem">{t(one.problem)}</span>}
            <Repeats record={record} repeats={one.repeats} more={one.more_repeats} />
          </li>
        ))}
        {Object.entries(errors).map(([path, problem]) => (
          <li key={path} className="doc-made-problem">
            {t('{field}: {problem}', { field: t(fieldLabel(types, path)), problem: t(problem) })}
          </li>
        ))}
      </ul>
    </>
  );
}
