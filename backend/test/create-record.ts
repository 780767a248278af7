import type { Answer } from './sender';
import type { Person } from './world';

/** Creates a record as a person and returns it; throws where the portal refuses it. */
export async function createRecord(
  { send }: Pick<Person, 'send'>,
  entity: string,
  draft: unknown,
): Promise<Answer['body']> {
  const { status, body } = await send('POST', entity, draft);
  if (status !== 201) throw new Error(`${entity}: ${JSON.stringify(body)}`);
  return body.obj;
}
