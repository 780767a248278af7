import type { YearDifference } from '@lichen/contracts/activities/years/inventory-year.call';
import { yearEvidenceAddress } from '@lichen/contracts/activities/years/year-evidence';

/** Link to the file supplied with the reason for changing an approved year; empty without one. */
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
