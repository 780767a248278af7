/** Treatments of waste by their stored codes, with their labels. */
export const WASTE_ROUTE_WORDS = {
  recycled: 'Recycling',
  rdf: 'Energy recovery',
  landfill: 'Landfill',
  composting: 'Composting',
  anaerobic_digestion: 'Anaerobic digestion',
} as const;
