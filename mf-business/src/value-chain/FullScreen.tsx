import { useDialogFocus, useT } from '@lichen/kit';
import { Button, Modal } from '@lichen/kit/antd';
import { type ReactNode, useState } from 'react';

interface Props {
  title: string;
  /** The table of the same data, shown beside the graph on request. */
  table: ReactNode;
  onClose: () => void;
  children: ReactNode;
}

/** Shows the graph in the whole window. */
export function FullScreen({ title, table, onClose, children }: Props) {
  const t = useT();
  const [isBeside, setBeside] = useState(false);
  useDialogFocus();
  return (
    <Modal open title={title} footer={null} width="100vw" className="biz-chain-full" onCancel={onClose} destroyOnHidden>
      {table && (
        <Button className="biz-chain-aside" aria-expanded={isBeside} onClick={() => setBeside(!isBeside)}>
          {t(isBeside ? 'Hide table' : 'Show table')}
        </Button>
      )}
      <div className="biz-chain-full-body">
        {children}
        {table && isBeside && <div className="biz-chain-drawer">{table}</div>}
      </div>
    </Modal>
  );
}
