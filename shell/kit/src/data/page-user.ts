let person: string | undefined;

/** Sets the person of this page once; every later request carries the id. */
export function setPageUser(id: string): void {
  person ??= id;
}

export const pageUserId = (): string | undefined => person;
