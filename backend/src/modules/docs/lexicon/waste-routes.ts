import { fold } from '@lichen/contracts/formats/fold';
import { countOf, stems } from './ideas-of';

/** Treatment of waste for which a report has a weight of its own. */
export type WasteRoute = 'recycled' | 'rdf' | 'landfill';

/** Words for treatments in the languages of the lexicons, written as its lists are. */
const WORDS: Readonly<Record<WasteRoute, string>> = {
  recycled:
    'recycl, reciclaje, reciclado, stofflich, materialgjenvinning, valorisation matiere, valorizacion material, material recovery',
  rdf: 'energy recovery, energy from waste, =efw, =rdf, refuse derived, incinerat, energetisch, thermisch, verbrennung, energigjenvinning, forbrenning, valorisation energetique, incineration, valorizacion energetica, incineracion',
  landfill: 'landfill, deponi, vertedero, enfouissement, mise en decharge, =isdnd',
};

const ROUTES = Object.keys(WORDS) as WasteRoute[];

/** `Non-recyclable` names no recycling, and `Diverted from landfill` no landfill. */
const DENIED =
  /\b(?:non|not|no|nicht|ikke|sin|sans) ?(?:recy|reci|material|stofflich|valori)|nonrecy|\b(?:zero|null|divert\w*|diversion|avoid\w*)\b/;

/** Returns the treatment that a text names; null if it names none or several. */
export function wasteRouteIn(text: string): WasteRoute | null {
  const folded = fold(text);
  if (DENIED.test(folded)) return null;
  const [route, ...others] = ROUTES.filter((each) => countOf(folded, stems(WORDS[each])) > 0);
  return route !== undefined && others.length === 0 ? route : null;
}
