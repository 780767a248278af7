import type { SCOPE3_COVERAGES } from '../return-coverage';

/** A certificate, insurance or policy of a passport, without its file. */
export interface HeldCertificate {
  readonly type: string;
  readonly name: string;
  readonly from: string | null;
  readonly to: string | null;
  readonly number: string | null;
  readonly file: string;
  readonly size: number;
}

/** Figures of a year as an annual return of a partner states them. */
export interface HeldFigures {
  readonly co2_units: 't' | 'kg';
  readonly scope1_co2: number | null;
  readonly scope2_co2: number | null;
  readonly scope3_co2: number | null;
  readonly scope3_coverage: (typeof SCOPE3_COVERAGES)[number];
}

/** What a passport holds, for lists and pages; the passport itself has the rest. */
export interface PassportHolds {
  readonly certificates: readonly HeldCertificate[];
  readonly answers: readonly {
    readonly survey: string;
    readonly hash: string;
    readonly sentOn: string;
    readonly questions: number;
  }[];
  readonly returns: readonly {
    readonly year: number;
    readonly name: string;
    /** Of one that was received: what can be taken of it. */
    readonly figures?: HeldFigures | null;
  }[];
}
