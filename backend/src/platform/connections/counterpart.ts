/** The company at the other end of a connection: the only key that lets a transaction reach a second company. */
export interface Counterpart {
  readonly companyId: string;
  /** The other company's record of this connection; null until it has accepted. */
  readonly recordId: string | null;
}

/** Counterparts that `connections` has issued; any other object was forged. */
const issued = new WeakSet<Counterpart>();

/** Creates a counterpart. Only `connections` calls it, with a row that names both companies. */
export function issueCounterpart(companyId: string, recordId: string | null): Counterpart {
  const counterpart = Object.freeze({ companyId, recordId });
  issued.add(counterpart);
  return counterpart;
}

/** Throws unless the counterpart came from a connection, so that no id of a company opens its records. */
export function expectIssued(counterpart: Counterpart): void {
  if (!issued.has(counterpart)) throw new Error('A company is reached through its connection only');
}
