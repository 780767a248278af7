const REGION = 'IPCC ';
const SET = 'ipcc-';

/** Returns the region under which the warming potentials of an IPCC report are stored; they are the same everywhere. */
export const ipccRegion = (report: string): string => `${REGION}${report}`;

/** Tells whether the region stands for an IPCC report. */
export const isIpccRegion = (region: string | null): boolean => region?.startsWith(REGION) ?? false;

/** Tells whether the set has warming potentials, which belong to no year and so never become outdated. */
export const isOfNoYear = (set: string | null): boolean => set?.startsWith(SET) ?? false;
