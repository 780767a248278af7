import type { RecordBase } from '@lichen/contracts/entity';
import type { ListAnswer } from '@lichen/contracts/wire';
import { type UrlState, useAnswer } from '@lichen/kit';
import type { LinkedName } from './activity-filters';
import { FoundChoices, LateGroup } from './LateGroup';

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

/** Records of other areas to narrow by. */
export function RecordChoices(props: Props) {
  return (
    <LateGroup title={props.title} chosen={props.chosen}>
      {() => <Records {...props} />}
    </LateGroup>
  );
}

function Records({ name, chosen, url }: Props) {
  const found = useAnswer<ListAnswer<Named>>([name, 'list'], name, { query: { limit: ALL } });
  return (
    <FoundChoices
      chosen={chosen}
      options={found.data?.list.map((record) => ({ value: record._id, label: wordsOf(record) }))}
      isMissing={found.isError}
      onChange={(ids) => url.set({ [name]: ids })}
    />
  );
}
