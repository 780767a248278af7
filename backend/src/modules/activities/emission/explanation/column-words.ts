/** Columns of publishers by which parts of one amount differ: treatments of waste, new and recycled material. */
export const COLUMN_WORDS: Readonly<Record<string, string>> = {
  'Open-loop': 'Recycling',
  'Closed-loop': 'Recycling',
  recycled: 'Recycling',
  Combustion: 'Energy recovery',
  combusted: 'Energy recovery',
  Landfill: 'Landfill',
  landfilled: 'Landfill',
  Composting: 'Composting',
  'Anaerobic digestion': 'Anaerobic digestion',
  'Primary material production': 'New material',
  'Closed-loop source': 'Recycled material',
};
