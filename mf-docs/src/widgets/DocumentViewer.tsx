import type { Slots } from '@lichen/contracts/slots';
import { OwnPages } from '../shown/OwnPages';
import { SharedPages } from '../shown/SharedPages';
import '../shared/docs.css';

/** The pages of one document, for pages of other areas. */
export default function DocumentViewer({ entity, ...shown }: Slots['document.viewer']) {
  return entity === 'docs' ? <OwnPages {...shown} /> : <SharedPages {...shown} />;
}
