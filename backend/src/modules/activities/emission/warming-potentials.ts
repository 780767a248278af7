const REGION = 'IPCC ';
const SET = 'ipcc-';

/** Where the warming potentials of a report of the IPCC stand, which are the same in every country. */
export const ipccRegion = (report: string): string => `${REGION}${report}`;

export const isIpccRegion = (region: string | null): boolean => region?.startsWith(REGION) ?? false;

/** A warming potential is of a gas and of no year: it never becomes an old figure. */
export const isOfNoYear = (set: string | null): boolean => set?.startsWith(SET) ?? false;
