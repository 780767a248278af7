import { PICKABLE_RECORDS } from '@lichen/contracts/business/pickable-records';
import type { ReactNode } from 'react';
import { type ImportArea, ImportAreaProvider } from '../import-area';

const AREA: ImportArea = {
  list: { to: '/imports', label: 'Imports' },
  pageOf: (id) => `/imports/${id}`,
  recordAt: (id) => `/records/${id}`,
  titleOf: () => 'Records',
  WithEntity: ({ children }) => children(null),
  records: PICKABLE_RECORDS as unknown as ImportArea['records'],
  missing: {},
};

/** A part of the pages of imports, as it stands in an area. */
export const inArea = (shown: ReactNode) => <ImportAreaProvider value={AREA}>{shown}</ImportAreaProvider>;
