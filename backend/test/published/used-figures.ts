import type { World } from '../world';

interface Calc {
  readonly component: string;
  readonly scope2_basis: string | null;
  readonly CO2: number | null;
  readonly used: boolean;
  readonly err_msg: string | null;
}

/** Creates a record, which must be accepted; returns its id. */
export async function makeRecord(world: World, entity: string, draft: object): Promise<string> {
  const { status, body } = await world.admin.send('POST', entity, draft);
  if (status !== 201) throw new Error(`${entity}: ${JSON.stringify(body)}`);
  return body.obj._id;
}

/** The figures that count for an activity: kg by component and basis, or the reason why there is none. */
export async function usedFigures(world: World, id: string): Promise<Record<string, number | string | null>> {
  const { list } = (await world.admin.send('GET', `emission_calcs?activity_id=${id}`)).body as { list: Calc[] };
  const used = list.filter((calc) => calc.used);
  return Object.fromEntries(
    used.map(({ component, scope2_basis: basis, CO2, err_msg }) => [
      basis ? `${component} ${basis}` : component,
      CO2 ?? err_msg,
    ]),
  );
}
