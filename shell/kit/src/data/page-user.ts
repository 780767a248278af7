let person: string | undefined;

/** Says whose page this is, once and for as long as it stands: everything that it asks from here on carries it. */
export function setPageUser(id: string): void {
  person ??= id;
}

export const pageUserId = (): string | undefined => person;
