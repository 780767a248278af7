import { type FigurePlace, isSamePlace } from '@lichen/contracts/activities/calculations/figure-places';
import { SCOPE_WORDS } from '@lichen/contracts/activities/types/shared/activity-fields';
import { ChoiceField, type ControlProps, type Translate, useT } from '@lichen/kit';
import { createContext, useContext } from 'react';
import { categoryName } from '../recalculation/recalculation-words';
import { BASES, COMPONENTS } from './calc-words';

/** Places that a stated figure can have in its activity, the main one first. */
const PlacesContext = createContext<readonly FigurePlace[]>([]);
export const PlacesOfFigure = PlacesContext.Provider;

/** A place in words: scope, then what tells it from the other places of that scope. */
export function placeName(t: Translate, { scope, component, scope2_basis, scope3_category: category }: FigurePlace) {
  return [
    t(SCOPE_WORDS[scope]),
    scope2_basis && scope === 'scope_2' && t(BASES[scope2_basis]),
    category && `${category} ${t(categoryName(String(category)))}`,
    component !== 'direct' && t(COMPONENTS[component]),
  ]
    .filter(Boolean)
    .join(' · ');
}

/** Scope of a stated figure, with the component, basis and category that belong to it. */
export function PlaceField({ form, value: _scope, onChange: _change, ...frame }: ControlProps) {
  const t = useT();
  const places = useContext(PlacesContext);
  const chosen = places.findIndex((place) => isSamePlace(place, form.values as unknown as FigurePlace));
  return (
    <ChoiceField
      {...frame}
      options={places.map((_, at) => String(at))}
      words={Object.fromEntries(places.map((place, at) => [String(at), placeName(t, place)]))}
      value={chosen < 0 ? null : String(chosen)}
      onChange={(at) => at !== null && form.set({ ...places[Number(at)] })}
    />
  );
}
