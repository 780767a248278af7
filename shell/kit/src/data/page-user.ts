let person: string | undefined;

/** Sets the person of this page once; every later request carries the id. */
export function setPageUser(id: string): void {
  person ??= id;
}

/** Returns the id of the person whose page this is; undefined until it is set. */
export const pageUserId = (): string | undefined => person;
