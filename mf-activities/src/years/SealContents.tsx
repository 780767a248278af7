import {
  inventoryYearDifferences,
  type InventoryYearRow,
  type YearDifferences,
} from '@lichen/contracts/activities/years/inventory-year.call';
import { Card, useCall, useT, useTn } from '@lichen/kit';
import type { ReactNode } from 'react';
import { DIFFERENCES_SHOWN } from './year-words';

type Counted = ReturnType<typeof useTn>;

/** Returns the Scope 3 categories and locations of a seal in words; empty where it does not say. */
export const placesOf = ({ categories, locations }: InventoryYearRow, tn: Counted): string[] => [
  categories === null ? '' : tn(categories, '{count} Scope 3 category', '{count} Scope 3 categories'),
  locations === null ? '' : tn(locations, '{count} location', '{count} locations'),
];

interface Props {
  readonly row: InventoryYearRow;
  /** Number of used rows at approval. */
  readonly rows: number;
}

/** Shows the contents of the seal of a changed year, and the number of activities that no longer match it. */
export function SealContents({ row, rows }: Props) {
  const t = useT();
  const tn = useTn();
  const found = useCall<YearDifferences>(inventoryYearDifferences, { year: row.year, limit: DIFFERENCES_SHOWN });
  const changed = found.data?.total ?? 0;
  const places = placesOf(row, tn).filter(Boolean);
  return (
    <Card title={t('What the seal holds')}>
      <ul className="act-year-held">
        <Held>{tn(rows, '{count} used row and its inputs', '{count} used rows and their inputs')}</Held>
        {row.approved?.market != null && <Held>{t('Scope 2 on both bases')}</Held>}
        {places.length > 0 && <Held>{places.join(', ')}</Held>}
        {changed > 0 && (
          <Held isChanged>{tn(changed, '{count} activity no longer fits', '{count} activities no longer fit')}</Held>
        )}
      </ul>
    </Card>
  );
}

function Held({ isChanged = false, children }: { isChanged?: boolean; children: ReactNode }) {
  return (
    <li>
      <span aria-hidden="true" className={isChanged ? 'act-held-sign-changed' : 'act-held-sign'}>
        {isChanged ? '△' : '✓'}
      </span>
      <span>{children}</span>
    </li>
  );
}
