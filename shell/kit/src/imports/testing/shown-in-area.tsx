import type { ReactNode } from 'react';
import { type ImportArea, ImportAreaProvider } from '../import-area';

/** An area of no records. */
export const AREA: Omit<ImportArea, 'records'> = {
  list: { to: '/imports', label: 'Imports' },
  pageOf: (id) => `/imports/${id}`,
  recordAt: (id) => `/records/${id}`,
  titleOf: () => 'Records',
  WithEntity: ({ children }) => children(null),
  missing: {},
};

/** Renders a part of the import pages in an area with these records. */
export const inArea = (shown: ReactNode, records: object = {}, more: Partial<ImportArea> = {}) => (
  <ImportAreaProvider value={{ ...AREA, records: records as ImportArea['records'], ...more }}>
    {shown}
  </ImportAreaProvider>
);
