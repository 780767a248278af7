import { type DocPreview, previewDoc } from '@lichen/contracts/docs/doc.call';
import { doc } from '@lichen/contracts/docs/doc.entity';
import { UG_IN_KG } from '@lichen/contracts/formats/mass';
import { placesAlone } from '@lichen/contracts/places/places-alone';
import BigJs from 'big.js';
import { handler } from '../../../platform/module';
import { typesOf } from '../review/form-values';
import { type Drafted, draftTypes } from './draft-types.rules';
import { repeatsIn } from './repeats/repeats.query';

const NO_REPEATS = { repeats: [], more_repeats: 0 } as const;

const SCOPES = ['scope1_ug', 'scope2_ug', 'scope3_ug'];

/** Returns the emissions of a drafted record in kg CO₂e as an exact decimal; null if the record has no emissions. */
function co2Of({ prepared: { record } }: Drafted): string | null {
  const sums = SCOPES.map((name) => (record as unknown as Record<string, unknown>)[name]);
  if (!sums.every((sum) => typeof sum === 'number')) return null;
  return sums
    .reduce((total: BigJs, sum) => total.plus(sum as number), new BigJs(0))
    .div(UG_IN_KG)
    .toFixed();
}

const problemOf = ({ prepared: { record } }: Drafted): string | null => {
  const { err_msg: problem } = record as unknown as { err_msg?: string | null };
  return problem ?? null;
};

/** Returns the names of the places that are known by name alone. */
const alone = ({ entity, prepared: { record } }: Drafted): string[] => placesAlone(entity, { ...record });

export const previewDocAnswer = handler(previewDoc, async ({ input: { id }, read, write }) => {
  const record = await read(doc).get(id);
  const waiting = typesOf(record.doc_ids).filter((type) => !record.applied_types?.includes(type.id));
  const { found, repeats } = await write(async (unit, batch) => {
    const types = await draftTypes(waiting, record, batch);
    return {
      found: types,
      repeats: await repeatsIn(
        unit,
        types.flatMap(({ drafted }) => drafted),
      ),
    };
  });
  const obj: DocPreview = {
    records: found.flatMap(({ drafted }) =>
      drafted.flatMap((each) => [
        {
          ...{ doc_type: each.docType, entity: each.entity.name, draft: each.draft },
          ...{ co2_kg: co2Of(each), problem: problemOf(each) },
          places_alone: alone(each),
          ...(repeats.get(String(each.prepared.record._id)) ?? NO_REPEATS),
        },
        ...(each.beside ?? []).map(({ entity, draft }) => ({
          ...{ doc_type: each.docType, entity: entity.name, draft, co2_kg: null, problem: null },
          ...{ places_alone: [], ...NO_REPEATS },
        })),
      ]),
    ),
    errors: Object.assign({}, ...found.map(({ errors }) => errors)) as DocPreview['errors'],
  };
  return { ok: true, obj };
});
