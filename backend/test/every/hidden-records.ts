import type { Entity } from '@lichen/contracts/entity/entity';
import { type Cell, cellsOf } from './matrix';
import type { Person, World } from '../world';

/** Every call that names the record. */
export const cellsFor = async (world: World, entity: Entity, id: string): Promise<Cell[]> =>
  (await cellsOf(world, entity, id)).filter(({ namesRecord }) => namesRecord);

const refusal = ({ status, body }: { status: number; body: object }) => ({ status, ...body, instance: undefined });

/** Calls that are not refused, or whose refusal differs from that for a record that does not exist. */
export async function found(person: Person, cells: readonly Cell[]): Promise<string[]> {
  const wrong: string[] = [];
  for (const cell of cells) {
    const answer = await person.send(cell.method, cell.path, cell.body);
    const absent = await person.send(cell.method, cell.absent, cell.body);
    const isSame = JSON.stringify(refusal(answer)) === JSON.stringify(refusal(absent));
    if (![403, 404].includes(answer.status) || !isSame) wrong.push(`${cell.name}: ${answer.status}`);
  }
  return wrong;
}
