import { decideImport } from '@lichen/contracts/imports/import.call';
import { failureText, useConfirm, useNotify, useT } from '../index';
import { Button } from '../modules/antd';
import { useNavigate } from '../modules/router';
import { useImportArea } from './import-area';
import type { ImportCall } from './useImportCall';

/** Deletes an import that has written nothing, with its file, once the person confirms. */
export function CancelImport({ call }: { call: Pick<ImportCall, 'ask' | 'isRunning'> }) {
  const t = useT();
  const confirm = useConfirm();
  const notify = useNotify();
  const navigate = useNavigate();
  const { list } = useImportArea();
  const cancel = async () => {
    const isMeant = await confirm({
      title: t('Delete this import?'),
      text: t('Nothing has been imported. The file, its rows and your corrections are deleted.'),
      action: 'Delete import',
      dangerous: true,
    });
    if (!isMeant) return;
    const answer = await call.ask(decideImport, { decision: 'discard' });
    if (answer instanceof Error) notify(failureText(answer), 'bad');
    else navigate(list.to);
  };
  return (
    <Button danger disabled={call.isRunning} onClick={() => void cancel()}>
      {t('Delete import')}
    </Button>
  );
}
