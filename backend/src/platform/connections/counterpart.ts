/** The company at the other end of a connection: the only key with which a transaction reaches a second company. */
export interface Counterpart {
  readonly companyId: string;
  /** Its record of this connection; absent until it has accepted. */
  readonly recordId: string | null;
}

/** Handed out by the port of connections; what is not in here was made up by somebody. */
const issued = new WeakSet<Counterpart>();

/** Makes a counterpart. Only the port of connections calls it, with a row that names both companies. */
export function issueCounterpart(companyId: string, recordId: string | null): Counterpart {
  const counterpart = Object.freeze({ companyId, recordId });
  issued.add(counterpart);
  return counterpart;
}

export function expectIssued(counterpart: Counterpart): void {
  if (!issued.has(counterpart)) throw new Error('A company is reached through its connection only');
}
