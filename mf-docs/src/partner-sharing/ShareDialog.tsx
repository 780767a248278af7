import { docShare } from '@lichen/contracts/docs/sharing/doc-share.entity';
import { useDialogFocus, useRecords, useT } from '@lichen/kit';
import { Button, Modal } from '@lichen/kit/antd';
import { useEffect, useRef, useState } from 'react';
import type { Doc } from '../shared/documents';
import { ShareForm } from '../sharing/ShareForm';
import { DocumentsToShare } from './DocumentsToShare';
import { SharedWithPartner } from './SharedWithPartner';
import '../sharing/sharing.css';
import './partner-sharing.css';

interface Props {
  partnerId: string;
  company: string;
  onClose: () => void;
}

/** A full-window dialog with the documents that can be shared with one partner, and those already shared. */
export function ShareDialog({ partnerId, company, onClose }: Props) {
  const t = useT();
  const [chosen, setChosen] = useState<Doc | null>(null);
  const inside = useRef<HTMLDivElement>(null);
  const enter = () => inside.current?.focus();
  useDialogFocus();
  // The focused element was removed with its view; without focus in the dialog its keyboard handling would stop.
  useEffect(() => {
    if (chosen || !document.activeElement?.closest('[role="dialog"]')) inside.current?.focus();
  }, [chosen]);
  return (
    <Modal
      open
      title={t('Share document')}
      footer={null}
      width="100vw"
      className="doc-share-all"
      onCancel={onClose}
      destroyOnHidden
    >
      <div ref={inside} tabIndex={-1} className="doc-share-inside">
        {chosen ? (
          <OneDocument record={chosen} partnerId={partnerId} onDone={() => setChosen(null)} />
        ) : (
          <>
            <DocumentsToShare partnerId={partnerId} onShare={setChosen} />
            <SharedWithPartner partnerId={partnerId} company={company} onAnswered={enter} />
          </>
        )}
      </div>
    </Modal>
  );
}

interface OneProps {
  record: Doc;
  partnerId: string;
  onDone: () => void;
}

function OneDocument({ record, partnerId, onDone }: OneProps) {
  const t = useT();
  const shares = useRecords(docShare, { doc_id: record._id, partner_id: partnerId });
  return (
    <div className="doc-sharing">
      <div>
        <Button onClick={onDone}>{t('Cancel')}</Button>
      </div>
      {shares.data && <ShareForm record={record} shares={shares.data.list} withPartner={partnerId} onShared={onDone} />}
    </div>
  );
}
