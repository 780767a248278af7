import type { Entity, RecordBase, RecordOf } from '@lichen/contracts/entity';
import { TEXTS } from '@lichen/contracts/texts';
import { useState } from 'react';
import type { QueryInput } from '../data/query-string';
import { PICKER_LIMIT, useRecord, useRecords } from '../data/reads';
import { type Outcome, useOneAtATime } from '../data/writes';
import { useT } from '../i18n/texts';
import { Button, Select } from '../modules/antd';
import { useSettled } from '../states/useSettled';
import { type FieldProps, FieldFrame, selectAria, statusOf, type Unfiltered } from './FieldFrame';
import { mentions } from './mentions';

export interface QuickAdd {
  label: string;
  add: (typed: string) => Promise<Outcome<RecordBase>>;
}

interface Props<E extends Entity> extends FieldProps<string>, Unfiltered {
  entity: E;
  labelOf: (record: RecordOf<E>) => string;
  where?: QueryInput;
  /** Makes a new record from what was typed, which becomes its name. */
  quickAdd?: QuickAdd;
}

/** Another record, found by typing. Works whether or not the area that owns it is open to the reader. */
export function RecordPicker<E extends Entity>(props: Props<E>) {
  const { value, onChange, entity, labelOf, where = {}, quickAdd, unfiltered, ...frame } = props;
  const t = useT();
  const [typed, setTyped] = useState('');
  const adding = useQuickAdd(typed.trim(), quickAdd, (id) => {
    setTyped('');
    onChange(id);
  });
  const search = useSettled(typed.trim(), 300);
  const found = useRecords(entity, { ...where, limit: PICKER_LIMIT, ...(search ? { search } : {}) });
  const isBehind = search !== typed.trim() || found.isPlaceholderData;
  const rows = found.data?.list ?? [];
  const isListed = !value || rows.some(({ _id }) => _id === value);
  const chosen = useRecord(entity, isListed ? null : value);
  const named = !isListed && !typed && chosen.data ? [chosen.data] : [];
  const options = [...named, ...rows]
    .map((row) => ({ value: row._id, label: labelOf(row) }))
    // Enter takes the first offer: until the answer is there, only what was typed and what is chosen may be offered.
    .filter((offer) => !isBehind || (typed ? mentions(typed, offer.label) : offer.value === value));

  return (
    <FieldFrame {...frame}>
      {(aria) => (
        <Select
          {...selectAria(aria)}
          {...statusOf(frame.error)}
          showSearch
          placeholder={unfiltered && t(unfiltered)}
          allowClear={!frame.required}
          filterOption={false}
          loading={found.isFetching}
          value={value || null}
          options={options}
          searchValue={typed}
          onSearch={(text) => {
            setTyped(text);
            adding.forget();
          }}
          onInputKeyDown={({ key }) => {
            if (key === 'Enter' && typed.trim() && found.isSuccess && !isBehind && rows.length === 0) void adding.add();
          }}
          onChange={(next: string | undefined) => onChange(next ?? null)}
          notFoundContent={t(
            found.isError ? TEXTS.loadFailed : found.isPending || isBehind ? TEXTS.loading : TEXTS.listEmpty,
          )}
          popupRender={(menu) => (
            <>
              {menu}
              {quickAdd && (
                <Button type="link" block loading={adding.isRunning} onClick={() => void adding.add()}>
                  {typed.trim() ? `${t(quickAdd.label)}: ${typed.trim()}` : t(quickAdd.label)}
                </Button>
              )}
              {adding.error && (
                <p className="k-field-error k-field-add-error" role="alert">
                  {t(adding.error)}
                </p>
              )}
            </>
          )}
        />
      )}
    </FieldFrame>
  );
}

/** Adds what was typed; what the server says against it stands below the list, which stays open. */
function useQuickAdd(name: string, quickAdd: QuickAdd | undefined, onAdded: (id: string) => void) {
  const [error, setError] = useState<string | null>(null);
  const { run, isRunning } = useOneAtATime<void>();
  const add = () =>
    run(async () => {
      if (!quickAdd) return;
      if (!name) return setError(TEXTS.required);
      setError(null);
      const outcome = await quickAdd.add(name);
      if (outcome.state === 'saved') onAdded(outcome.record._id);
      if (outcome.state === 'failed') setError(outcome.error.errors['name'] ?? outcome.error.message);
    });
  return { add, isRunning, error, forget: () => setError(null) };
}
