import type { Slots } from '@lichen/contracts/slots';
import { OwnPages } from '../shown/OwnPages';
import { SharedPages } from '../shown/SharedPages';
import { ShownPages } from '../shown/ShownPages';
import { sourceOfPassport } from '../viewer/source-of';
import '../shared/docs.css';

/** The pages of one document, for pages of other areas. */
export default function DocumentViewer({ entity, file, ...shown }: Slots['document.viewer']) {
  // No values were read from a certificate in a received passport.
  if (entity === 'received_passports')
    return <ShownPages {...shown} source={sourceOfPassport(shown.id, file ?? '')} boxes={[]} />;
  return entity === 'docs' ? <OwnPages {...shown} /> : <SharedPages {...shown} />;
}
