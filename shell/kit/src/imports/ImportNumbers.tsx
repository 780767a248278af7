import { useFormat, useT } from '../index';
import { useEffect, useRef } from 'react';
import { useImportArea } from './import-area';
import type { Import } from './import-words';
import type { ImportCall } from './useImportCall';

/** Shows how many rows were, or would be, written. `acted` is set after the person started a step on this page. */
export function ImportNumbers({ record, acted }: { record: Import; acted?: ImportCall['acted'] }) {
  const list = useRef<HTMLDListElement>(null);
  useEffect(() => {
    // The button that started the check is gone, so the focus moves to its result.
    if (acted?.current && document.activeElement === document.body) list.current?.focus();
  }, [acted]);
  const t = useT();
  const format = useFormat();
  const { emissions } = useImportArea();
  const isWritten = ['done', 'stopped', 'undoing'].includes(record.state);
  const numbers: [string, string][] = isWritten
    ? [
        [t('Created'), format.number(record.created)],
        [t('Updated'), format.number(record.updated)],
        [t('Rejected'), format.number(record.error_rows)],
      ]
    : [
        [t('New'), format.number(record.new_rows)],
        [t('Existing'), format.number(record.existing_rows)],
        [t('Errors'), format.number(record.error_rows)],
      ];
  const skipped = record.rows - record.new_rows - record.existing_rows - record.error_rows;
  if (skipped > 0) numbers.push([t('Skipped'), format.number(skipped)]);
  return (
    <dl className="imp-numbers" ref={list} tabIndex={-1}>
      {numbers.map(([name, count]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{count}</dd>
        </div>
      ))}
      {emissions && (record.total_kg !== 0 || (isWritten ? record.created : record.new_rows) > 0) && (
        <div>
          <dt>{`${t('Emissions of new rows')}, ${format.unit}`}</dt>
          <dd>{format.co2(record.total_kg)}</dd>
        </div>
      )}
    </dl>
  );
}
