/** Address of the file of a document; `f` keeps apart what was stored under one id at different times. */
export const fileAddress = (id: string, f: string | number): string =>
  `/api/data/docs/${encodeURIComponent(id)}?f=${encodeURIComponent(String(f))}`;
