import { savedView, savedViewList } from '@lichen/contracts/activities/list/saved-view.entity';
import { TEXTS } from '@lichen/contracts/text/texts';
import type { ListAnswer } from '@lichen/contracts/api/api-responses';
import {
  lazyOverlay,
  type TableView,
  useAction,
  useAnswer,
  useConfirmedDelete,
  usePortal,
  useT,
  useNotify,
  withColumns,
  failureText,
} from '@lichen/kit';
import { Button, Dropdown } from '@lichen/kit/antd';
import { useSearchParams } from '@lichen/kit/router';
import { Suspense, useEffect, useState } from 'react';
import { LIST } from '../shared/address/activity-filters';
import { storedQuery } from './stored-query';
import type { View } from './ViewDialog';

const ViewDialog = lazyOverlay(async () => ({ default: (await import('./ViewDialog')).ViewDialog }));

/** Loads the saved views. The address holds the state: choosing a view navigates to its address. */
function useViews() {
  const found = useAnswer<ListAnswer<View>>([savedView.name, 'list'], savedViewList.name).data?.list ?? [];
  const { user } = usePortal();
  const [search, setSearch] = useSearchParams();
  const query = storedQuery(search);
  const choose = ({ query: chosen, hidden }: View, replace = false) => {
    setSearch(withColumns(new URLSearchParams(chosen ?? ''), LIST, hidden ?? []), { replace });
  };
  const isMine = ({ created_by }: View) => created_by === user._id;
  const chosen = found.find((each) => (each.query ?? '') === query && query !== '');
  const first = found.find((each) => each.first && isMine(each));
  // The default view applies only to an address without parameters.
  const isBare = withColumns(search, LIST, null).size === 0;
  const [hasBegun, setBegun] = useState(!isBare);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the views have come
  useEffect(() => {
    if (hasBegun || !first) return;
    setBegun(true);
    if (isBare) choose(first, true);
  }, [first]);
  return { found, chosen, query, choose, isMine };
}

/** Menu of saved views: choose one, save the current one, and edit one's own. */
export function SavedViews({ view }: { view: TableView }) {
  const t = useT();
  const notify = useNotify();
  const { found, chosen, query, choose, isMine } = useViews();
  const { confirmAndDelete } = useConfirmedDelete(savedView);
  const makeDefault = useAction(savedView, 'set_default');
  const [dialog, setDialog] = useState<'new' | View | null>(null);

  const turnDefault = async (turned: View) => {
    const outcome = await makeDefault.run(turned, { value: !turned.first });
    if (outcome?.state === 'failed') notify(failureText(outcome.error), 'bad');
  };
  const own = chosen && isMine(chosen) ? chosen : undefined;
  const acts: Readonly<Record<string, () => void>> = {
    save: () => setDialog('new'),
    change: () => own && setDialog(own),
    first: () => own && void turnDefault(own),
    remove: () => own && void confirmAndDelete(own._id, { text: TEXTS.deleteRecord }),
  };
  const items = [
    ...found.map((each) => ({ key: each._id, label: each.name })),
    ...(found.length > 0 ? [{ type: 'divider' as const }] : []),
    { key: 'save', label: t('Save this view') },
    ...(own
      ? [
          { key: 'change', label: t('Rename or share') },
          { key: 'first', label: t(own.first ? 'Remove as default' : 'Set as default') },
          { key: 'remove', label: t('Delete this view') },
        ]
      : []),
  ];
  const onClick = ({ key }: { key: string }) => {
    const wanted = found.find(({ _id }) => _id === key);
    if (wanted) choose(wanted);
    else acts[key]?.();
  };
  return (
    <>
      <Dropdown trigger={['click']} autoFocus menu={{ items, onClick, selectedKeys: chosen ? [chosen._id] : [] }}>
        <Button>{chosen ? chosen.name : t('Views')}</Button>
      </Dropdown>
      {dialog && (
        <Suspense fallback={null}>
          <ViewDialog
            stored={dialog === 'new' ? undefined : dialog}
            made={{ query, hidden: [...view.hidden] }}
            onClose={() => setDialog(null)}
          />
        </Suspense>
      )}
    </>
  );
}
