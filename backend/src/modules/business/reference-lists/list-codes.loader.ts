import type { ReferenceLists } from './reference-lists.loader';

/** Lookups in the reference lists for rules, independent of language; the lists are read at the first lookup. */
export function listCodes(lists: ReferenceLists) {
  let read: ReturnType<ReferenceLists> | undefined;
  const all = () => {
    read ??= lists('en-GB');
    return read;
  };
  const labels = new Map<string, string>();
  return {
    readAhead: () => void all(),
    gridsOf: (country: string): string[] =>
      all()
        .electricity_grids.filter((grid) => grid['country'] === country)
        .map(({ code }) => code),
    fuelsOf: (type: string): string[] =>
      all()
        .vehicle_types.find(({ code }) => code === type)
        ?.fuels.map(({ fuel }) => fuel) ?? [],
    isFuel: (code: string): boolean => all().fuels.some((fuel) => fuel.code === code),
    /** Returns the label of an EU taxonomy activity; its code where the list does not have it. */
    taxonomyLabel: (code: string): string => {
      if (labels.size === 0)
        for (const activity of all().taxonomy_activities) labels.set(activity.code, activity.label);
      return labels.get(code) ?? code;
    },
  };
}
