/** Legal texts that each operator replaces with their own: files with one entry per language. */
export const LEGAL = {
  terms: new URL('./terms.json', import.meta.url).href,
  privacy: new URL('./privacy.json', import.meta.url).href,
};
