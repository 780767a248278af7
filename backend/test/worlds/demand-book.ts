import type { AskedWorld } from './asked-world';
import { currentPolicy, proofOf, shareOf } from './asked-world';
import type { Person } from '../world';

type Sender = Pick<Person, 'send'>;
export type Row = Record<string, unknown> & { readonly _id: string };

export const demandsPath = 'partner_compliance_demands';
export const list = async (person: Sender, path: string): Promise<Row[]> => (await person.send('GET', path)).body.list;
export const one = async (person: Sender, path: string): Promise<Row> => (await person.send('GET', path)).body.obj;

/** Waits until a delayed effect has happened. */
export async function until(isSo: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    if (await isSo()) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('It did not come to that');
}

/** Actions of a world's two companies on demands; their people log in again in between. */
export function demandBook(place: () => AskedWorld, clock: { now: () => number }) {
  /** Sends a demand of the asking company; returns its record. */
  const asked = async (draft: object = {}): Promise<Row> => {
    const { asking, joined } = place();
    const given = { partner_id: joined.theirs, demand_type_id: 'insurance', ...draft };
    const answer = await asking.send('POST', demandsPath, given);
    if (answer.status !== 201) throw new Error(JSON.stringify(answer.body));
    return one(asking, `${demandsPath}/${answer.body.obj._id}`);
  };
  const requestFor = async ({ _id }: Row): Promise<Row | undefined> => {
    const query = 'includeOptional=true&includeEnded=true&limit=500';
    const all = await list(place().asked, `partner_compliance_requests?${query}`);
    return all.find(({ demand_id }) => demand_id === _id);
  };
  const submissionsOf = ({ _id }: Row) => list(place().asking, `partner_compliance_submissions?demand_id=${_id}`);
  const checksOf = async (record: Row) =>
    list(place().asked, `partner_compliance_checks?request_id=${(await requestFor(record))?._id}`);
  const now = ({ _id }: Row) => one(place().asking, `${demandsPath}/${_id}`);
  return {
    ...{ asked, requestFor, submissionsOf, now },
    decide: (submission: Row | undefined, how: 'accept' | 'reject', input: object = {}) =>
      place().asking.send('POST', `partner_compliance_submissions/${submission?._id}/${how}`, input),
    /** The views of a demand by both companies, side by side. */
    bothSides: async (record: Row) => {
      const [demand, request] = [await now(record), await requestFor(record)];
      const [submissions, checks] = [await submissionsOf(record), await checksOf(record)];
      return { demand, request, submissions, checks };
    },
    /** Shares a document of the asked company with the other; returns the share. */
    submitted: async (values: Readonly<Record<string, unknown>> = currentPolicy(clock.now())) => {
      const { world, asked: person, joined } = place();
      return shareOf(person, await proofOf(world, person, values), joined.ours);
    },
    /** Deletes all demands, so that the next test starts without any. */
    clear: async () => {
      for (const { _id } of await list(place().asking, `${demandsPath}?limit=100`))
        await place().asking.send('DELETE', `${demandsPath}/${_id}`);
    },
  };
}
