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

/** What a passport holds, for lists and pages; the passport itself has the rest. */
export interface PassportHolds {
  readonly certificates: readonly HeldCertificate[];
  readonly answers: readonly {
    readonly survey: string;
    readonly hash: string;
    readonly sentOn: string;
    readonly questions: number;
  }[];
  readonly returns: readonly { readonly year: number; readonly name: string }[];
}
