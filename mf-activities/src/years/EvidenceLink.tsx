import type { YearDifference } from '@lichen/contracts/activities/years/inventory-year.call';
import { yearEvidenceAddress } from '@lichen/contracts/activities/years/year-evidence';

/** File that was given with the reason for a change of an approved year; nothing where there is none. */
export function EvidenceLink({
  of: { _id, evidence },
}: {
  of: Pick<YearDifference['changes'][number], '_id' | 'evidence'>;
}) {
  return (
    evidence && (
      <a className="act-year-line" href={yearEvidenceAddress(_id)} download={evidence}>
        {evidence}
      </a>
    )
  );
}
