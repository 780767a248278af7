import type { BulkChange } from '@lichen/contracts/activities/list/bulk.call';
import { TEXTS } from '@lichen/contracts/text/texts';
import { lazyOverlay, useConfirm, useFormat, useT, useTn } from '@lichen/kit';
import { Button } from '@lichen/kit/antd';
import { Suspense, useState } from 'react';
import type { RowSelection } from './useRowSelection';
import '../shared/strip.css';

const BulkDialog = lazyOverlay(async () => ({ default: (await import('./BulkDialog')).BulkDialog }));

interface Props {
  chosen: RowSelection;
  /** Number of rows in the filtered list over all pages; undefined while another list is loading. */
  total: number | undefined;
  isBusy: boolean;
  /** Resolves to true once the server has accepted the change. */
  onChange: (change: BulkChange) => Promise<boolean>;
}

/** Actions on the selected rows, shown while any are selected. */
export function BulkBar({ chosen, total, isBusy, onChange }: Props) {
  const t = useT();
  const tn = useTn();
  const confirm = useConfirm();
  const format = useFormat();
  const [dialog, setDialog] = useState<'edit' | 'tag' | null>(null);
  const count = chosen.isAll ? total : chosen.rows.size;
  if (count === 0 || count === undefined) return null;

  const askAndRemove = async () => {
    const title = tn(count, 'Delete {count} activity', 'Delete {count} activities');
    const question = { title, text: TEXTS.deleteActivity, action: 'Confirm', dangerous: true };
    if (await confirm(question)) await onChange({ kind: 'remove' });
  };

  return (
    <section className="act-strip act-bulk" aria-label={t('Selected activities')}>
      <strong role="status">{t('{count} selected', { count: format.number(count) })}</strong>
      {!chosen.isAll && total !== undefined && chosen.rows.size < total && (
        <button type="button" className="act-link" onClick={chosen.chooseAll}>
          {t('Select all {count}', { count: format.number(total) })}
        </button>
      )}
      <span className="act-bulk-buttons">
        <Button disabled={isBusy} onClick={() => setDialog('edit')}>
          {t('Edit')}
        </Button>
        <Button disabled={isBusy} onClick={() => setDialog('tag')}>
          {t('Tags')}
        </Button>
        <Button disabled={isBusy} onClick={() => void askAndRemove()}>
          {t('Delete')}
        </Button>
        <Button type="text" disabled={isBusy} onClick={chosen.clear}>
          {t('Clear selection')}
        </Button>
      </span>
      {dialog && (
        <Suspense fallback={null}>
          <BulkDialog
            kind={dialog}
            count={count}
            onClose={() => setDialog(null)}
            isBusy={isBusy}
            onChange={async (change) => {
              if (await onChange(change)) setDialog(null);
            }}
          />
        </Suspense>
      )}
    </section>
  );
}
