import type { Slots } from '@lichen/contracts/slots';
import { BehindNotice } from '../dependence/BehindNotice';

/** Notice about figures that depend on the page's record and are older than it. */
export default function BehindOfRecord({ entity, id }: Slots['record.figures']) {
  return <BehindNotice of={{ entity, id }} />;
}
