import { sharedDoc } from '@lichen/contracts/docs/sharing/shared-doc.entity';
import { NoPermission, Page, usePortal, useT } from '@lichen/kit';
import { SharedDocuments } from '../received/SharedDocuments';
import '../shared/docs.css';

export default function SharedDocList() {
  const t = useT();
  const { may } = usePortal();
  if (!may(sharedDoc.allow.list)) return <NoPermission who={sharedDoc.allow.list} />;
  return (
    <Page wide title={t('Shared documents')} context={t('What connected partners have shared with you')}>
      <SharedDocuments />
    </Page>
  );
}
