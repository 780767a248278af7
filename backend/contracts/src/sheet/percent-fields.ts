/** True for the fields of percentages, by their label. */
export const isOfPercents = ({ label }: { readonly label: string }): boolean => /percent|\bvat rate\b/i.test(label);
