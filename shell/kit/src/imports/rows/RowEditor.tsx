import { columnTitleOf } from '@lichen/contracts/imports/import.entity';
import { repairImport } from '@lichen/contracts/imports/import.call';
import type { importRow } from '@lichen/contracts/imports/import-row.entity';
import { columnName } from '@lichen/contracts/formats/sheet-cells';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import { SidePanel, TextField, useT } from '../../index';
import { Button } from '../../modules/antd';
import { useState } from 'react';
import type { Import } from '../import-words';
import type { ImportCall } from '../useImportCall';

interface Props {
  record: Import;
  row: RecordOf<typeof importRow>;
  call: ImportCall;
  onClose: () => void;
}

/** Edits the cells of one row. */
export function RowEditor({ record, row, call, onClose }: Props) {
  const t = useT();
  const [typed, setTyped] = useState<Record<number, string>>({});
  const matched = (record.columns ?? []).flatMap((column, at) =>
    record.settings?.columns[at] ? [{ title: columnTitleOf(column, at, record.settings), at }] : [],
  );
  const errorAt = (at: number) => row.problems?.find(({ cell }) => cell === `${columnName(at)}${row.place}`)?.message;
  const key = `row ${row._id}`;
  const apply = async () => {
    const cells = Object.entries(typed).map(([column, value]) => ({ row: row._id, column: Number(column), value }));
    // After a refusal the editor stays open, so that nobody types the value again.
    if (await call.send(repairImport, { cells }, key)) onClose();
  };
  return (
    <SidePanel id={row._id} title={t('Row {row}', { row: row.place })} onClose={onClose}>
      <form
        className="imp-row-form"
        onSubmit={(event) => {
          event.preventDefault();
          void apply();
        }}
      >
        {(row.problems ?? [])
          .filter(({ cell }) => cell === null)
          .map(({ field, message }) => (
            <p key={`${field} ${message}`} role="alert" className="imp-row-problem">
              {t(message)}
            </p>
          ))}
        {matched.map(({ title, at }) => (
          <TextField
            key={at}
            plain
            label={title}
            value={typed[at] ?? String(row.cells[at] ?? '')}
            error={errorAt(at) === undefined ? undefined : t(errorAt(at) ?? '')}
            onChange={(value) => setTyped({ ...typed, [at]: value ?? '' })}
          />
        ))}
        <Button
          type="primary"
          htmlType="submit"
          disabled={Object.keys(typed).length === 0}
          loading={call.pending.includes(key)}
        >
          {t('Apply')}
        </Button>
      </form>
    </SidePanel>
  );
}
