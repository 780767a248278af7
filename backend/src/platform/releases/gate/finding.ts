import { Problem } from '@lichen/contracts/api/problems';

/** Why a release cannot go live: which rule it breaks, what stands there, and what should. */
export interface Finding {
  readonly rule: string;
  readonly found: string;
  readonly wanted: string;
  /** Path within the release. */
  readonly file: string;
}

/** Most findings that are listed; more of them say no more. */
const MOST = 50;

export const findingLine = ({ rule, found, wanted, file }: Finding): string =>
  `${file}: ${rule}: found ${found}; wanted ${wanted}`;

/** A release that breaks a rule. */
export class GateRefusal extends Problem {
  constructor(readonly findings: readonly Finding[]) {
    super('refused', findings.slice(0, MOST).map(findingLine).join('\n'));
    this.name = 'GateRefusal';
  }
}
