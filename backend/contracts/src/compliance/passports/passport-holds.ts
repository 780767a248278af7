import type { SCOPE3_COVERAGES } from '../return-coverage';

/** A certificate, insurance or policy in a passport, without its file. */
export interface HeldCertificate {
  readonly type: string;
  readonly name: string;
  readonly from: string | null;
  readonly to: string | null;
  readonly number: string | null;
  readonly file: string;
  readonly size: number;
}

/** Figures of one year in the fields of an annual return. */
export interface HeldFigures {
  readonly co2_units: 't' | 'kg';
  readonly scope1_co2: number | null;
  readonly scope2_co2: number | null;
  readonly scope3_co2: number | null;
  readonly scope3_coverage: (typeof SCOPE3_COVERAGES)[number];
}

/** Table of contents of a passport, for lists and pages. */
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
    /** Only in received passports: the figures that can be taken into a return, or null. */
    readonly figures?: HeldFigures | null;
  }[];
}
