const REGION = 'IPCC ';
const SET = 'ipcc-';

/** Region under which the warming potentials of an IPCC report are stored; they are the same in every country. */
export const ipccRegion = (report: string): string => `${REGION}${report}`;

/** True for a region that stands for a report of the IPCC. */
export const isIpccRegion = (region: string | null): boolean => region?.startsWith(REGION) ?? false;

/** A warming potential is of a gas and of no year: it never becomes an old figure. */
export const isOfNoYear = (set: string | null): boolean => set?.startsWith(SET) ?? false;
