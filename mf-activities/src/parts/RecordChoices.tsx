import type { RecordBase } from '@lichen/contracts/entity';
import type { ListAnswer } from '@lichen/contracts/wire';
import { type UrlState, useAnswer, useT } from '@lichen/kit';
import { useState } from 'react';
import type { LinkedName } from './activity-filters';
import { Choices, Group } from './Choices';

interface Named extends RecordBase {
  name?: string;
  first_name?: string;
  last_name?: string;
}

interface Props {
  name: LinkedName;
  title: string;
  chosen: readonly string[];
  url: UrlState;
}

const ALL = 2000;

const wordsOf = ({ name, first_name, last_name }: Named) => name ?? [first_name, last_name].filter(Boolean).join(' ');

/** Records to narrow by, asked for when somebody opens the group: most people narrow by none of them. */
export function RecordChoices({ name, title, chosen, url }: Props) {
  const t = useT();
  const [isOpen, setOpen] = useState(chosen.length > 0);
  const found = useAnswer<ListAnswer<Named>>([name, 'list'], name, { query: { limit: ALL }, enabled: isOpen });
  const list = found.data?.list;
  if (!isOpen)
    return (
      <button type="button" className="act-link" aria-expanded={false} onClick={() => setOpen(true)}>
        {t(title)}
      </button>
    );
  return (
    <Group title={t(title)}>
      {list?.length === 0 || found.isError ? (
        <p className="act-quiet">{t('None')}</p>
      ) : (
        <Choices
          chosen={chosen}
          options={(list ?? []).map((record) => ({ value: record._id, label: wordsOf(record) }))}
          onChange={(ids) => url.set({ [name]: ids })}
        />
      )}
    </Group>
  );
}
