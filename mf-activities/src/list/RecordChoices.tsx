import { LIST_LIMIT, type ListAnswer, type RecordAnswer, NO_RECORD_FILTER } from '@lichen/contracts/api/api-responses';
import { TextField, type UrlState, useAnswer, useFormat, useDebouncedValue, useT } from '@lichen/kit';
import { Checkbox } from '@lichen/kit/antd';
import { useState } from 'react';
import type { LinkedName } from '../shared/address/activity-filters';
import { FoundChoices, DeferredFilterGroup } from './DeferredFilterGroup';
import { type NamedRecord, recordName } from '../shared/record-name';

interface Props {
  name: LinkedName | 'locations';
  chosen: readonly string[];
  url: UrlState;
}

const PAUSE = 300;

/** Filter by records of another area. */
export function RecordChoices({ title, ...props }: Props & { title: string }) {
  return (
    <DeferredFilterGroup title={title} chosen={props.chosen}>
      {() => <ListedRecords {...props} />}
    </DeferredFilterGroup>
  );
}

/** Lists one page of records; if there are more, a note says so and a search finds them. */
export function ListedRecords({ name, chosen, url }: Props) {
  const t = useT();
  const format = useFormat();
  const [typed, setTyped] = useState('');
  const search = useDebouncedValue(typed.trim(), PAUSE);
  const query = { limit: LIST_LIMIT.most, ...(search ? { search } : {}) };
  const { data, isError } = useAnswer<ListAnswer<NamedRecord>>([name, 'list'], name, { query });
  const list = data?.list ?? [];
  const isCut = data !== undefined && data.total > list.length;
  const choose = (ids: readonly string[]) => url.set({ [name]: ids });
  const hasWithout = list.length > 0 || chosen.includes(NO_RECORD_FILTER);
  const without = hasWithout ? [{ value: NO_RECORD_FILTER, label: t('None') }] : [];
  return (
    <>
      {(isCut || typed !== '') && (
        <TextField label="Search" plain value={typed} onChange={(text) => setTyped(text ?? '')} />
      )}
      {isCut && (
        <p className="act-quiet" role="status">
          {t('Only the first {count} are shown. Type to find others.', { count: format.number(list.length) })}
        </p>
      )}
      {data &&
        chosen
          .filter((id) => id !== NO_RECORD_FILTER && list.every(({ _id }) => _id !== id))
          .map((id) => (
            <NotListed key={id} name={name} id={id} onDrop={() => choose(chosen.filter((one) => one !== id))} />
          ))}
      <FoundChoices
        chosen={chosen}
        options={data && [...list.map((record) => ({ value: record._id, label: recordName(record) })), ...without]}
        isMissing={isError}
        onChange={choose}
      />
    </>
  );
}

/** A chosen record that is not on the listed page. */
function NotListed({ name, id, onDrop }: Pick<Props, 'name'> & { id: string; onDrop: () => void }) {
  const found = useAnswer<RecordAnswer<NamedRecord>>([name, 'read'], `${name}/${encodeURIComponent(id)}`);
  return (
    <Checkbox checked onChange={onDrop}>
      {found.data ? recordName(found.data.obj) : '…'}
    </Checkbox>
  );
}
