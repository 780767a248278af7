import { useDialogFocus, useT } from '@lichen/kit';
import { Button, Modal } from '@lichen/kit/antd';
import { type ReactNode, useState } from 'react';

interface Props {
  title: string;
  /** The same as a table, beside the graph where it is asked for. */
  table: ReactNode;
  onClose: () => void;
  children: ReactNode;
}

/** The graph over the whole window. */
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
