import type { Entity, RecordOf } from '@lichen/contracts/entity';
import { TEXTS } from '@lichen/contracts/texts';
import { useState } from 'react';
import type { QueryInput } from '../data/query-string';
import { PICKER_LIMIT, useRecord, useRecords } from '../data/reads';
import { useT } from '../i18n/texts';
import { Button, Select } from '../modules/antd';
import { useSettled } from '../states/useSettled';
import { type FieldProps, FieldFrame, selectAria, statusOf } from './FieldFrame';

interface Props<E extends Entity> extends FieldProps<string> {
  entity: E;
  labelOf: (record: RecordOf<E>) => string;
  where?: QueryInput;
  /** Makes a new record from what was typed and answers its id. */
  quickAdd?: { label: string; add: (typed: string) => Promise<string | null> };
}

/** Another record, found by typing. Works whether or not the area that owns it is open to the reader. */
export function RecordPicker<E extends Entity>(props: Props<E>) {
  const { value, onChange, entity, labelOf, where = {}, quickAdd, ...frame } = props;
  const t = useT();
  const [typed, setTyped] = useState('');
  const search = useSettled(typed.trim(), 300);
  const found = useRecords(entity, { ...where, limit: PICKER_LIMIT, ...(search ? { search } : {}) });
  const rows = found.data?.list ?? [];
  const isListed = !value || rows.some(({ _id }) => _id === value);
  const chosen = useRecord(entity, isListed ? null : value);
  const options = [...(!isListed && chosen.data ? [chosen.data] : []), ...rows].map((row) => ({
    value: row._id,
    label: labelOf(row),
  }));

  const addTyped = async () => {
    const id = await quickAdd?.add(typed.trim());
    if (!id) return;
    setTyped('');
    onChange(id);
  };

  return (
    <FieldFrame {...frame}>
      {(aria) => (
        <Select
          {...selectAria(aria)}
          {...statusOf(frame.error)}
          showSearch
          allowClear={!frame.required}
          filterOption={false}
          loading={found.isFetching}
          value={value || null}
          options={options}
          onSearch={setTyped}
          onChange={(next: string | undefined) => onChange(next ?? null)}
          notFoundContent={t(found.isError ? TEXTS.loadFailed : found.isPending ? TEXTS.loading : TEXTS.listEmpty)}
          popupRender={(menu) => (
            <>
              {menu}
              {quickAdd && typed.trim() && (
                <Button type="link" block onClick={() => void addTyped()}>
                  {t(quickAdd.label)}: {typed.trim()}
                </Button>
              )}
            </>
          )}
        />
      )}
    </FieldFrame>
  );
}
