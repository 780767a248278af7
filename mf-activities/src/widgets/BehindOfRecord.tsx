import type { Slots } from '@lichen/contracts/slots';
import { BehindNotice } from '../dependence/BehindNotice';

/** Figures that hang on the record of a page and are older than it. */
export default function BehindOfRecord({ entity, id }: Slots['record.figures']) {
  return <BehindNotice of={{ entity, id }} />;
}
