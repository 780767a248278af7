import { ImportPage } from '@lichen/kit/imports';
import { ACTIVITY_IMPORTS } from '../import-area/activity-import-area';

export default function ImportDetail() {
  return <ImportPage area={ACTIVITY_IMPORTS} />;
}
