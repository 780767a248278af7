/** Returns the address of a document's file; `f` distinguishes files stored under one id at different times. */
export const fileAddress = (id: string, f: string | number): string =>
  `/api/data/docs/${encodeURIComponent(id)}?f=${encodeURIComponent(String(f))}`;

/** Returns the address of the file of a document that a partner shares. */
export const sharedFileAddress = ({ _id, shared_on }: { _id: string; shared_on: number }): string =>
  `/api/data/shared_docs/${encodeURIComponent(_id)}?f=${shared_on}`;
