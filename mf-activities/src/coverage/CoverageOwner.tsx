import { coverageOwner } from '@lichen/contracts/activities/coverage/coverage-owner.entity';
import type { CoverageRow } from '@lichen/contracts/activities/coverage/coverage.call';
import { lazyOverlay, usePortal, useT } from '@lichen/kit';
import { Suspense, useState } from 'react';
import { typeName } from '../shared/activity-name';
import { ownerName } from './owner-name';

const OwnerDialog = lazyOverlay(async () => ({ default: (await import('./OwnerDialog')).OwnerDialog }));

/** Responsible person of a coverage row; users with permission can change it here. */
export function CoverageOwner({ row }: { row: CoverageRow }) {
  const t = useT();
  const { may } = usePortal();
  const [isOpen, setOpen] = useState(false);
  const name = ownerName(row.owner, t);
  if (!may(coverageOwner.allow.update)) return <>{name}</>;
  const place = { location: row.location.name, type: t(typeName(row)) };
  const label = name
    ? t('{person} is responsible for {location}, {type}. Change', { person: name, ...place })
    : t('Choose the person responsible for {location}, {type}', place);
  return (
    <>
      <button
        type="button"
        className={name ? 'act-cover-owner' : 'act-cover-owner act-cover-nobody'}
        aria-label={label}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {name || t('Choose')}
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <OwnerDialog row={row} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
