import { RECORD_IMPORTS } from '@lichen/contracts/business/record-imports';
import { EmptyState, useT } from '@lichen/kit';
import { ImportPage } from '@lichen/kit/imports';
import { useParams } from '@lichen/kit/router';
import { useMemo } from 'react';
import { recordImportArea } from '../record-imports/record-import-area';

/** The page of one import of records. */
export default function RecordImport() {
  const t = useT();
  const of = RECORD_IMPORTS[useParams()['entity'] ?? ''];
  const area = useMemo(() => of && recordImportArea(of), [of]);
  return area ? <ImportPage area={area} /> : <EmptyState text={t('No data available')} />;
}
