import type { Slots } from '@lichen/contracts/slots';
import { OwnPages } from '../shown/OwnPages';
import { PassportPages } from '../shown/PassportPages';
import { SharedPages } from '../shown/SharedPages';
import '../shared/docs.css';

/** The pages of one document, for pages of other areas. */
export default function DocumentViewer({ entity, file, ...shown }: Slots['document.viewer']) {
  if (entity === 'received_passports') return <PassportPages {...shown} file={file ?? ''} />;
  return entity === 'docs' ? <OwnPages {...shown} /> : <SharedPages {...shown} />;
}
