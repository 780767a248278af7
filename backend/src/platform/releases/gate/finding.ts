import { Problem } from '@lichen/contracts/api/problems';

/** A rule that a release breaks: what was found, and what is required. */
export interface Finding {
  readonly rule: string;
  readonly found: string;
  readonly wanted: string;
  /** Path within the release. */
  readonly file: string;
}

/** Most findings that are listed. */
const MOST = 50;

/** Writes a finding as one line, for the publisher's terminal. */
export const findingLine = ({ rule, found, wanted, file }: Finding): string =>
  `${file}: ${rule}: found ${found}; wanted ${wanted}`;

/** Problem of a release that breaks rules. */
export class GateRefusal extends Problem {
  constructor(readonly findings: readonly Finding[]) {
    super('refused', findings.slice(0, MOST).map(findingLine).join('\n'));
    this.name = 'GateRefusal';
  }
}
