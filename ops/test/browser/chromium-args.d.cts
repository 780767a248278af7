/** Arguments with which every test starts Chromium; `isMeasured` where the time of a page is looked at. */
export function chromiumArgs(options?: { readonly isMeasured?: boolean }): string[];
