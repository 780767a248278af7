import { docShare } from '@lichen/contracts/docs/sharing/doc-share.entity';
import { usePortal, useT } from '@lichen/kit';
import { Button } from '@lichen/kit/antd';
import { useState } from 'react';
import { useReach } from '../sharing/Reach';
import { ShareDialog } from './ShareDialog';

/** A button on a partner's page that opens the dialog for sharing documents. */
export function ShareWithPartner({ partnerId }: { partnerId: string }) {
  const t = useT();
  const { may } = usePortal();
  const [isOpen, setOpen] = useState(false);
  const reach = useReach(partnerId);
  if (!reach || !may(docShare.allow.create)) return null;
  return (
    <div>
      <Button type="primary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('Share document')}
      </Button>
      {isOpen && <ShareDialog partnerId={partnerId} company={reach.company ?? ''} onClose={() => setOpen(false)} />}
    </div>
  );
}
