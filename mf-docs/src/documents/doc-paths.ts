/** Addresses of the pages, as `remote.ts` has them. */
export const docPaths = {
  list: '/docs',
  one: (id: string) => `/docs/${encodeURIComponent(id)}`,
};
