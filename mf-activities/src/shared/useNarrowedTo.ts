import { NO_RECORD_FILTER, type RecordAnswer } from '@lichen/contracts/api/api-responses';
import { useAnswer } from '@lichen/kit';
import { LINKED, type LinkedName } from './address/activity-filters';
import { type NamedRecord, recordName } from './record-name';

type Kind = LinkedName | 'locations';
type One = readonly [kind: Kind, id: string];

const KINDS: readonly Kind[] = ['locations', ...LINKED.map(({ name }) => name)];

function useName(one: One | undefined): string | undefined {
  const [kind, id] = one ?? ['locations', ''];
  const path = `${kind}/${encodeURIComponent(id)}`;
  const { data } = useAnswer<RecordAnswer<NamedRecord>>([kind, 'read'], path, { enabled: one !== undefined });
  return one && data ? recordName(data.obj) : undefined;
}

/**
 * Returns the names of the records that filter a page, for its heading, so that users who follow a link know what they
 * see. Shows the first three and the number of others; null where there are none.
 */
export function useNarrowedTo(idsOf: (kind: Kind) => readonly string[]): string | null {
  const all = KINDS.flatMap((kind) =>
    idsOf(kind).flatMap((id): One[] => (id === NO_RECORD_FILTER ? [] : [[kind, id]])),
  );
  const [first, second, third] = [useName(all[0]), useName(all[1]), useName(all[2])];
  const names = [first, second, third].filter((name) => name !== undefined);
  if (names.length === 0) return null;
  const more = all.length - 3;
  return names.join(', ') + (more > 0 ? ` +${more}` : '');
}
